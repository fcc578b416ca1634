{
  "__name__.empty": "Qui non c’è ancora nulla.",
  "__name__.head": "__title__ · Fonte & Vigna",
  "__name__.lead": "Scopri __title__ su Fonte & Vigna.",
  "__name__.teaser.link": "Vedi tutto",
  "__name__.title": "__title__"
}
