{
  "remote": 800,
  "page-__name__": 1200,
  "fragment-Teaser": 1200,
  "messages-it": 600,
  "remoteEntry": 3500
}
