import type { CatalogueSku } from '../catalog-sku.ts';

/** A warning of an accessory; stable key. */
export type WarningKey = 'fragile-glass' | 'pressure' | 'sharp-point';

/** Who answers for an item: Regulations (EU) 1169/2011 and (EU) 2023/988. */
interface Responsible {
  readonly role: 'bottler' | 'manufacturer';
  readonly name: string;
  readonly street: string;
  readonly postal_code: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly email?: string;
}

type Company = readonly [name: string, street: string, postalCode: string, city: string];

/** The companies behind the producers' names; all of them are invented. */
const COMPANIES: Readonly<Record<string, Company>> = {
  'Baglio Solinea': ['Baglio Solinea s.r.l.', 'Contrada Solinea 3', '91025', 'Marsala (TP)'],
  'Bottega Rovaia': [
    'Bottega Rovaia s.n.c.',
    'Via dei Tornitori 12',
    '50026',
    'San Casciano in Val di Pesa (FI)',
  ],
  'Casale Ventrina': ['Casale Ventrina soc. agr.', 'Contrada Ventrina 8', '66010', 'Tollo (CH)'],
  'Cascina Orsarola': ['Cascina Orsarola s.s.', 'Strada Orsarola 21', '14053', 'Canelli (AT)'],
  'Case Pellarin': ['Case Pellarin soc. agr.', 'Via delle Rive 5', '31049', 'Valdobbiadene (TV)'],
  'Colle Rondinaia': ['Colle Rondinaia s.s.', 'Località Rondinaia 2', '62024', 'Matelica (MC)'],
  'Contrada Nivera': [
    'Contrada Nivera s.r.l.',
    'Contrada Nivera 11',
    '95012',
    'Castiglione di Sicilia (CT)',
  ],
  'Corte Aldegara': ['Corte Aldegara soc. agr.', 'Via Aldegara 40', '25040', 'Corte Franca (BS)'],
  'Corte Garganella': ['Corte Garganella s.s.', 'Strada Garganella 7', '37011', 'Bardolino (VR)'],
  'Corte Gramolza': ['Corte Gramolza soc. coop. agr.', 'Via Gramolza 15', '41030', 'Bomporto (MO)'],
  'Fonte Granida': [
    'Acque Granida s.r.l.',
    'Località Fonte Granida 1',
    '07020',
    'Alà dei Sardi (SS)',
  ],
  'Fonte Lumia': ['Acque Lumia s.p.a.', 'Località Fonte Lumia 1', '06024', 'Gubbio (PG)'],
  'Fonte Nivale': ['Nivale Quellen GmbH', 'Val Serena 20', '39030', 'Valle Aurina (BZ)'],
  'Fonte Selvata': ['Acque Selvata s.r.l.', 'Località Fonte Selvata 4', '58031', 'Arcidosso (GR)'],
  'Fonte Tufara': ['Acque Tufara s.r.l.', 'Strada dei Vulsini 9', '01027', 'Montefiascone (VT)'],
  'Maso Clarin': ['Maso Clarin soc. agr.', 'Vicolo Clarin 6', '39040', 'Termeno (BZ)'],
  'Masseria Lumenera': [
    'Masseria Lumenera s.r.l.',
    'Contrada Lumenera 18',
    '74024',
    'Manduria (TA)',
  ],
  'Podere Sassofiore': [
    'Podere Sassofiore soc. agr.',
    'Località Sassofiore 33',
    '53011',
    'Castellina in Chianti (SI)',
  ],
  'Ronco Brumale': ['Ronco Brumale s.s.', 'Via del Ronco 10', '34071', 'Cormons (GO)'],
  'Stazzu Ventoso': ['Stazzu Ventoso s.s.', 'Località Ventoso 1', '07029', 'Tempio Pausania (SS)'],
  'Tenuta Valmorata': ['Tenuta Valmorata s.r.l.', 'Via Valmorata 27', '37022', 'Fumane (VR)'],
  'Torre Saracinella': ['Torre Saracinella s.s.', 'Contrada Saracinella 14', '83030', 'Lapio (AV)'],
  'Vetreria Sanlazzo': [
    'Vetreria Sanlazzo s.r.l.',
    'Fondamenta dei Vetrai 50',
    '30141',
    'Venezia (VE)',
  ],
};

const WARNINGS: Readonly<Record<string, readonly WarningKey[]>> = {
  'CORKSCREW-OLIVE': ['sharp-point'],
  'STOPPER-SPARKLING': ['pressure'],
};

const emailOf = (producer: string): string =>
  `info@${producer.toLowerCase().replaceAll(' ', '-')}.example`;

/** Facts of an item about who answers for it; an accessory also has an identifier and warnings. */
export const responsibleFacts = ({ code, kind, facts: { producer, material } }: CatalogueSku) => {
  const [name, street, postal_code, city] = COMPANIES[producer] ?? [];
  if (!name || !street || !postal_code || !city)
    throw new Error(`${code}: no company is known for the producer ${producer}`);
  const isAccessory = kind === 'accessory';
  const responsible: Responsible = {
    role: isAccessory ? 'manufacturer' : 'bottler',
    name,
    street,
    postal_code,
    city,
    country: 'IT',
    ...(isAccessory && { email: emailOf(producer) }),
  };
  const isGlass = material === 'glass' || material === 'crystal-glass';
  const warnings = isGlass ? (['fragile-glass'] as const) : (WARNINGS[code] ?? []);
  return { responsible, ...(isAccessory && { identifier: code, warnings }) };
};
