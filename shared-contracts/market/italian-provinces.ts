/**
 * Codes and names of the Italian provinces, as of 1 January 2026: ISTAT, codes of municipalities, provinces and regions
 * (https://www.istat.it/classificazione/codici-dei-comuni-delle-province-e-delle-regioni/). The four provinces that
 * Sardinia has again in the place of Sud Sardegna (regional law 7/2021, in office since June 2025) are given the codes
 * they had until 2016. ISTAT's list is known to have `OT`; no act that confirms `CI`, `OG` and `VS` was found, so look
 * at them again with the next edition.
 */
export const ITALIAN_PROVINCES =
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

/** Provinces that are no more, which addresses saved before may name: Sud Sardegna was one from 2016 to 2025. */
export const ABOLISHED_PROVINCES = 'SU Sud Sardegna';
