{
  "__name__.empty": "There is nothing here yet.",
  "__name__.head": "__title__ · Fonte & Vigna",
  "__name__.lead": "Discover __title__ at Fonte & Vigna.",
  "__name__.teaser.link": "See all",
  "__name__.title": "__title__"
}
