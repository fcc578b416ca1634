{
  "__name__.empty": "Il n’y a encore rien ici.",
  "__name__.head": "__title__ · Fonte & Vigna",
  "__name__.lead": "Découvrez __title__ chez Fonte & Vigna.",
  "__name__.teaser.link": "Tout voir",
  "__name__.title": "__title__"
}
