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
    "dev": "shop-dev",
    "test": "jest -c ../jest.config.mjs --selectProjects mf-__name__"
  },
  "dependencies": {
    "@shop/contracts": "__contractsVersion__",
    "react": "__reactVersion__"
  },
  "devDependencies": {
    "@shop/standalone": "__standaloneVersion__",
    "@shop/tooling": "__toolingVersion__"
  }
}
