{
  "remote": 1000,
  "page-__name__": 1500,
  "fragment-Teaser": 1500,
  "messages-it": 600,
  "remoteEntry": 4000
}
