import type { Term } from './term.ts';

/** Spanish addresses the shopper with *tú*. */
export const es: readonly Term[] = [
  { avoid: 'usted(?:es)?|vuestr[oa]s?|vosotros', use: 'tú, tu' },
  {
    avoid: 'introduzca|elija|seleccione|escriba|compruebe|pulse|haga|espere|inténtelo',
    use: 'the form for tú',
  },
  { avoid: '(?:haz|haga) clic|pulsa aquí|aquí para', use: 'what the link leads to' },
  { avoid: '(?:a|en) su (?:casa|cuenta|pedido|carrito)', use: 'tu' },
  { avoid: 'cestas?', use: 'carrito' },
  { avoid: 'mensajer[oa]s?', use: 'repartidor (at the door), transportista (the company)' },
  { avoid: 'e-?mails?|mail', use: 'correo, correo electrónico' },
  { avoid: 'bultos?', use: 'paquete' },
  { avoid: 'estuches?|lotes?', use: 'caja de regalo' },
  { avoid: 'código del? pedido', use: 'número de pedido' },
  { avoid: 'números? de IVA', use: 'NIF-IVA' },
  { avoid: 'dirección(?:es)? de entrega|direcciones de entrega', use: 'dirección de envío' },
  { avoid: 'tramitar', use: 'finalizar la compra' },
  { avoid: 'invitado|suscrito|podéis', use: 'a form for every gender: sin cuenta; acepto' },
  { avoid: 'impuestos incluidos', use: 'IVA incluido' },
  { avoid: 'gastos de pago', use: 'suplemento contra reembolso' },
  { avoid: 'cup[oó]n(?:es)? de descuento', use: 'cupón' },
  { avoid: 'login|checkout|newsletter', use: 'iniciar sesión, finalizar la compra, boletín' },
];
