{
  "name": "mf-__name__",
  "version": "0.1.0",
  "private": true,
  "type": "module",
  "shop": {
    "portOffset": __portOffset__
  },
  "scripts": {
    "dev": "shop-dev",
    "build": "shop-build",
    "test": "jest",
    "types": "tsc",
    "host": "shop-host --root artifacts/__name__ --name __name__ --port __hostPort__",
    "release": "shop-release",
    "doctor": "shop-doctor"
  },
  "dependencies": {
    "@shop/contracts": "__contractsVersion__",
    "react": "__reactVersion__"
  },
  "devDependencies": {
    "@shop/remote-kit": "__kitVersion__",
    "@shop/server-kit": "__serverKitVersion__",
    "@shop/standalone": "__standaloneVersion__"
  }
}
