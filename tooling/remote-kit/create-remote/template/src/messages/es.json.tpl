{
  "__name__.empty": "Aquí todavía no hay nada.",
  "__name__.head": "__title__ · Fonte & Vigna",
  "__name__.lead": "Descubre __title__ en Fonte & Vigna.",
  "__name__.teaser.link": "Ver todo",
  "__name__.title": "__title__"
}
