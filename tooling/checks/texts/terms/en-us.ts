import type { Term } from './term.ts';

const american = (avoid: string, use: string): Term => ({ avoid, use });

/**
 * American English: terms spelled or named differently in Britain. Applies to every English text shown in the
 * United States: `en-US.json` over `en.json`, and content pages, which have one English version.
 */
export const enUs: readonly Term[] = [
  american(
    '(?:colou|favou|flavou|harbou|honou|humou|labou|neighbou|odou|rumou|savou|vapou)r\\p{L}*',
    '-or, as in color',
  ),
  american('(?:kilo|milli|centi)?(?:met|lit)res?|cent(?:res?|red)|theatres?|fib(?:re|res)', '-er'),
  american(
    '\\p{L}*(?:organ|recogn|author|personal|real|apolog|custom|final|special|emphas|minim|maxim|optim|summar|categor|standard|visual|crystall)is(?:e|es|ed|ing|ations?)',
    '-ize, as in organize',
  ),
  american('(?:anal|paral)ys(?:e|ed|es|ing)(?<!analyses)', '-yze, as in analyze'),
  american('(?:cancel|travel|label|model|level|total|signal|fuel)l(?:ed|ing|er|ers)', 'one l'),
  american('catalogues?|dialogues?|analogues?', 'catalog, dialog, analog'),
  american(
    'cheques?|grey|tyres?|kerbs?|storeys?|cosy|mould\\p{L}*|plough\\p{L}*',
    'check, gray, …',
  ),
  american(
    'ageing|judgement|fulfil|enrol|instalments?|skilful|wilful',
    'aging, judgment, fulfill, …',
  ),
  american('licence|defence|offence|pretence|practised?', '-se, or practice'),
  american('sulph\\p{L}*|aluminium|artefacts?', 'sulf…, aluminum, artifact'),
  american(
    'learnt|burnt|spelt|dreamt|leant|whilst|amongst|towards|afterwards',
    'learned, while, …',
  ),
  american('(?:un)?tick(?:ed)?(?: the box)?|sole traders?', 'check, uncheck; sole proprietor'),
  american('bank holidays?|mobile phones?|fortnights?', 'the American word'),
  // The address form of the United Kingdom.
  { avoid: 'post\\s?codes?', use: 'ZIP code', except: ['address.zip_code.postcode'] },
  // Lines of content pages have no key and use words that both countries understand.
  { avoid: 'parcels?|couriers?', use: 'package, carrier', except: [''] },
];
