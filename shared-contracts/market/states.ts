import type { CountryWithStates } from './countries.ts';
import type { SelectOption } from './country-options.ts';
import type { Locale } from './types.ts';

/**
 * Codes and names of the United States Postal Service: states, district, territories, freely associated states and
 * military addresses, after its Publication 28, appendix B (https://pe.usps.com/text/pub28/28apb.htm), as of 2025.
 */
const US_STATES =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,' +
  'DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,' +
  'KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,' +
  'MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,' +
  'NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,' +
  'SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,' +
  'WV West Virginia,WI Wisconsin,WY Wyoming,AS American Samoa,FM Federated States of Micronesia,GU Guam,MH Marshall Islands,MP Northern Mariana Islands,' +
  'PW Palau,PR Puerto Rico,VI U.S. Virgin Islands,AA Armed Forces Americas,AE Armed Forces Europe,AP Armed Forces Pacific';

/**
 * Codes and names of the Italian provinces, as of 1 January 2026: ISTAT, codes of municipalities, provinces and regions
 * (https://www.istat.it/classificazione/codici-dei-comuni-delle-province-e-delle-regioni/). The four Sardinian
 * provinces that replace Sud Sardegna (regional law 7/2021, in office since June 2025) have their codes from before
 * 2016. ISTAT's list contains `OT`; `CI`, `OG` and `VS` are unconfirmed, so check them with the next edition.
 */
const ITALIAN_PROVINCES =
  'AG Agrigento,AL Alessandria,AN Ancona,AO Aosta,AR Arezzo,AP Ascoli Piceno,AT Asti,AV Avellino,BA Bari,' +
  'BT Barletta-Andria-Trani,BL Belluno,BN Benevento,BG Bergamo,BI Biella,BO Bologna,BZ Bolzano,BS Brescia,' +
  'BR Brindisi,CA Cagliari,CL Caltanissetta,CB Campobasso,CE Caserta,CT Catania,CZ Catanzaro,CH Chieti,CI Sulcis Iglesiente,CO Como,' +
  'CS Cosenza,CR Cremona,KR Crotone,CN Cuneo,EN Enna,FM Fermo,FE Ferrara,FI Firenze,FG Foggia,FC Forlì-Cesena,' +
  'FR Frosinone,GE Genova,GO Gorizia,GR Grosseto,IM Imperia,IS Isernia,AQ L’Aquila,SP La Spezia,LT Latina,' +
  'LE Lecce,LC Lecco,LI Livorno,LO Lodi,LU Lucca,MC Macerata,MN Mantova,MS Massa-Carrara,MT Matera,ME Messina,' +
  'MI Milano,MO Modena,MB Monza e Brianza,NA Napoli,NO Novara,NU Nuoro,OG Ogliastra,OR Oristano,OT Gallura Nord-Est Sardegna,PD Padova,PA Palermo,' +
  'PR Parma,PV Pavia,PG Perugia,PU Pesaro e Urbino,PE Pescara,PC Piacenza,PI Pisa,PT Pistoia,PN Pordenone,' +
  'PZ Potenza,PO Prato,RG Ragusa,RA Ravenna,RC Reggio Calabria,RE Reggio Emilia,RI Rieti,RN Rimini,RM Roma,' +
  'RO Rovigo,SA Salerno,SS Sassari,SV Savona,SI Siena,SR Siracusa,SO Sondrio,TA Taranto,' +
  'TE Teramo,TR Terni,TO Torino,TP Trapani,TN Trento,TV Treviso,TS Trieste,UD Udine,VA Varese,VE Venezia,' +
  'VB Verbano-Cusio-Ossola,VC Vercelli,VR Verona,VV Vibo Valentia,VS Medio Campidano,VI Vicenza,VT Viterbo';

/** Abolished provinces in saved addresses: Sud Sardegna existed from 2016 to 2025. */
const ABOLISHED_PROVINCES = 'SU Sud Sardegna';

const STATES = { IT: ITALIAN_PROVINCES, US: US_STATES } satisfies Record<CountryWithStates, string>;
const ABOLISHED: Readonly<Record<CountryWithStates, string>> = { IT: ABOLISHED_PROVINCES, US: '' };

const entriesOf = (list: string): SelectOption[] =>
  list === ''
    ? []
    : list.split(',').map((entry) => ({ value: entry.slice(0, 2), label: entry.slice(3) }));

/**
 * States of the US or provinces of Italy with their postal codes and names, sorted for the language (M9). A sub-path of
 * its own, because only address forms need the lists.
 *
 * @param saved - codes of saved addresses, included even if abolished
 */
export const stateOptions = (
  country: CountryWithStates,
  locale: Locale,
  ...saved: readonly (string | undefined)[]
): SelectOption[] => {
  const { compare } = new Intl.Collator(locale);
  const abolished = entriesOf(ABOLISHED[country]).filter(({ value }) => saved.includes(value));
  return [...entriesOf(STATES[country]), ...abolished].sort((a, b) => compare(a.label, b.label));
};

/** Whether the code is, or was, a state of the country. */
export const isState = (country: CountryWithStates, code: string): boolean =>
  stateOptions(country, 'en', code).some(({ value }) => value === code);
