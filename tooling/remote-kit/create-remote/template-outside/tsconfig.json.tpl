{
  "extends": "@shop/remote-kit/tsconfig.node.json",
  "compilerOptions": { "tsBuildInfoFile": ".cache/types.tsbuildinfo" },
  "files": ["node_modules/@shop/remote-kit/types/css.d.ts"],
  "include": ["src", "*.ts"],
  "exclude": ["node_modules", "dist"]
}
