{
  "__name__.empty": "Hier gibt es noch nichts.",
  "__name__.head": "__title__ · Fonte & Vigna",
  "__name__.lead": "Entdecken Sie __title__ bei Fonte & Vigna.",
  "__name__.teaser.link": "Alle ansehen",
  "__name__.title": "__title__"
}
