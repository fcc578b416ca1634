node_modules/
dist/
.cache/
.shop/
artifacts/
*.pem
