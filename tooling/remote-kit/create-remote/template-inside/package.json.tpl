{
  "name": "@shop/mf-__name__",
  "version": "0.1.0",
  "private": true,
  "type": "module",
  "license": "MIT",
  "shop": {
    "portOffset": __portOffset__
  },
  "scripts": {
    "build": "shop-build",
    "dev": "npm --prefix .. run dev -- mf-__name__",
    "test": "jest -c ../jest.config.mjs --selectProjects mf-__name__"
  },
  "dependencies": {
    "@shop/contracts": "__contractsVersion__",
    "react": "__reactVersion__"
  },
  "devDependencies": {
    "@shop/remote-kit": "__kitVersion__",
    "@shop/standalone": "__standaloneVersion__"
  }
}
