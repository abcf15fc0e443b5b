/**
 * The words for pupils' secrets, chosen by hand: things, animals and colours from a child's day. None frightens, none is a part
 * of the body, none is said of a person and none means something else in one of the two countries, so that no two of them
 * together hurt anybody. The number is the jaargroep from which a child can read and type the form without a rule that has not
 * been taught yet; 3 means that it is written as it sounds. `geheimwoorden.test.ts` checks what the list promises.
 */

/** The jaargroepen from which forms are used. */
export const GEHEIM_JAREN = [3, 5, 7] as const
export type GeheimJaar = (typeof GEHEIM_JAREN)[number]

// cspell:disable
/** Adjectives in two forms, each with its year: the form for a noun with 'het', and the form for a noun with 'de'. */
const BIJVOEGLIJK = `
groen:3 groene:3 · paars:3 paarse:3 · bont:3 bonte:3 · warm:3 warme:3 · koel:3 koele:3 · zoet:3 zoete:3
zacht:3 zachte:3 · mooi:3 mooie:3 · leuk:3 leuke:3 · nieuw:3 nieuwe:3 · lief:3 lieve:3 · stoer:3 stoere:3
sterk:3 sterke:3 · flink:3 flinke:3 · kalm:3 kalme:3 · trots:3 trotse:3 · speels:3 speelse:3 · echt:3 echte:3
fraai:3 fraaie:3 · ruim:3 ruime:3 · vers:3 verse:3 · recht:3 rechte:3 · schuin:3 schuine:3 · kort:3 korte:3
rond:5 ronde:3 · wild:5 wilde:3 · goed:5 goede:3 · diep:3 diepe:3
geel:3 gele:5 · groot:3 grote:5 · stil:3 stille:5 · snel:3 snelle:5 · slim:3 slimme:5 · fris:3 frisse:5
smal:3 smalle:5 · hoog:3 hoge:5 · droog:3 droge:5 · plat:3 platte:5 · fel:3 felle:5
klein:5 kleine:5 · fijn:5 fijne:5 · blij:5 blije:5 · rijp:5 rijpe:5 · wijs:5 wijze:5
blauw:5 blauwe:5 · rood:5 rode:5 · koud:5 koude:5 · gouden:5 gouden:5 · zilveren:5 zilveren:5 · stenen:5 stenen:5
houten:5 houten:5 · glazen:5 glazen:5 · papieren:5 papieren:5 · wollen:5 wollen:5 · ijzeren:5 ijzeren:5
grappig:5 grappige:5 · rustig:5 rustige:5 · zonnig:5 zonnige:5 · handig:5 handige:5 · keurig:5 keurige:5
prachtig:5 prachtige:5 · stevig:5 stevige:5 · gezellig:5 gezellige:5 · krachtig:5 krachtige:5 · moedig:5 moedige:5
vrolijk:5 vrolijke:5 · heerlijk:5 heerlijke:5 · eerlijk:5 eerlijke:5 · vriendelijk:5 vriendelijke:5
dapper:5 dappere:5 · helder:5 heldere:5 · sportief:5 sportieve:5 · creatief:5 creatieve:5
lichtblauw:5 lichtblauwe:5 · donkergroen:5 donkergroene:5 · gestreept:5 gestreepte:5 · gevlekt:5 gevlekte:5
magisch:7 magische:7 · elektrisch:7 elektrische:7 · fantastisch:7 fantastische:7 · tropisch:7 tropische:7
gigantisch:7 gigantische:7 · muzikaal:7 muzikale:7 · origineel:7 originele:7 · speciaal:7 speciale:7
`

/** Nouns by year and article. */
const NAAMWOORDEN: Readonly<Record<GeheimJaar, { readonly de: string; readonly het: string }>> = {
  3: {
    de: `bank beer bel berk bes bloem boom boon boor boot borstel brief bril brug bus den deur druif fee
      fiets film fles golf haas hark heg helm hengel hoek hut jas kaars kaart kaas kam kar kast kat kers klok
      klomp knoop koek kom kooi kraai kraal kraan krant kring kroon krul laars lamp leeuw maan mantel mat mees
      meeuw mier mol muis muur pan peer pen pet plank plant pluim poedel poort pop ree ring rits roos rups
      schaal schaar schaats schelp schoen school schroef schuit schuur sla slee sleutel slinger sneeuw soep
      sok spar specht spons spreeuw step ster stift stoel stoep streep taart tak tent toeter tol ton tram trap
      trom trui tuin tulp ui uil vaas vink vis vlag vlieger vork vos wieg winkel wolf wolk zalm zee zeef zeep
      zolder zon zwaan`,
    het: `anker boek bos dak dier dorp feest fort fruit glas graan gras hek hok hooi huis karton kompas licht
      lint masker meel meer mos nest orgel orkest park perk raam rek riet rif sap scherm schip schrift schuim
      servies slot spel spoor stro stuur venster veulen vlot wiel`,
  },
  5: {
    de: `aardbei abrikoos adelaar ananas appel auto ballon banaan beker bezem bloempot boomhut camera cirkel
      citroen dolfijn druppel eend egel emmer fietsbel fontein framboos gitaar goudvis hamer handschoen
      hangmat helikopter hond ijsbeer inktvis kameel ketting kikker kiwi knuffel koala koffer koolmees
      krokodil ladder lama landkaart lepel letter limonade luchtballon meloen merel motor neushoorn olifant
      olijf otter panda papegaai paprika paraplu parel pauw peper piano piramide pompoen puzzel raket
      regenboog reiger rivier robot roeiboot rolschaats rugzak schatkaart schatkist schildpad schommel sjaal
      slaapzak sneeuwvlok spiegel spijker sprinkhaan steiger tafel telefoon tijger tomaat toren tractor trein
      trommel trompet vlinder vogel vuurtoren wafel wagen walnoot walvis wandelstok windmolen zakdoek zandbak
      zebra zeehond zeemeeuw zeilboot zonnebloem zwaluw`,
    het: `applaus beeld blad bloemetje boompje bootje bord briefje brood eiland feestje fietspad gebouw
      gedicht geluid geschenk gordijn hert huisje ijsje insect kasteel katje koekje konijn kussen lampje
      lepeltje liedje mandje muisje muntje mutsje paard paardje paleis plantje plein potlood raadsel raampje
      ringetje rondje schilderij speelgoed spelletje springtouw standbeeld sterretje strand streepje tentje
      terras toverboek verhaal visje vliegtuig vogeltje water wolkje zandkasteel zeepaard zwembad`,
  },
  7: {
    de: `bijenkorf boekenkast brievenbus chocolade eekhoorn garage gazelle giraf komeet locomotief
      machine meteoriet microscoop orchidee paddenstoel pannenkoek parachute planeet pony postduif postzegel
      sandaal satelliet saxofoon scooter telescoop theepot thermometer waterval`,
    het: `avontuur cadeau circus horloge instrument klimrek mysterie nijlpaard observatorium schaakbord skateboard
      spinnenweb theater theekopje woordenboek`,
  },
}
// cspell:enable

/** An adjective in its form for a noun with 'het' and its form for a noun with 'de'. */
export interface GeheimBijvoeglijk {
  readonly het: string
  readonly de: string
  readonly jaarHet: GeheimJaar
  readonly jaarDe: GeheimJaar
}

const jaarVan = (cijfer: string | undefined): GeheimJaar =>
  GEHEIM_JAREN.find((jaar) => String(jaar) === cijfer) ?? 7

/** Every adjective of the list. */
export const GEHEIM_BIJVOEGLIJK: readonly GeheimBijvoeglijk[] = Array.from(
  BIJVOEGLIJK.matchAll(/([a-z]+):(\d) ([a-z]+):(\d)/g),
  ([, het = '', jaarHet, de = '', jaarDe]) => ({
    het,
    de,
    jaarHet: jaarVan(jaarHet),
    jaarDe: jaarVan(jaarDe),
  }),
)

/** A noun with its article. */
export interface GeheimNaamwoord {
  readonly woord: string
  readonly lid: 'de' | 'het'
  readonly jaar: GeheimJaar
}

/** Every noun of the list. */
export const GEHEIM_NAAMWOORDEN: readonly GeheimNaamwoord[] = GEHEIM_JAREN.flatMap((jaar) =>
  (['de', 'het'] as const).flatMap((lid) =>
    NAAMWOORDEN[jaar][lid].split(/\s+/).map((woord) => ({ woord, lid, jaar })),
  ),
)

/** Nouns of one article with the adjectives that agree with them: any two go together. */
export interface Geheimpaar {
  readonly bijvoeglijk: readonly string[]
  readonly naamwoorden: readonly string[]
}

function parenTot(jaar: GeheimJaar): readonly Geheimpaar[] {
  const naamwoorden = (lid: 'de' | 'het') =>
    GEHEIM_NAAMWOORDEN.filter((rij) => rij.lid === lid && rij.jaar <= jaar).map(
      ({ woord }) => woord,
    )
  const de = GEHEIM_BIJVOEGLIJK.filter(({ jaarDe }) => jaarDe <= jaar)
  const het = GEHEIM_BIJVOEGLIJK.filter(({ jaarHet }) => jaarHet <= jaar)
  return [
    { bijvoeglijk: de.map((rij) => rij.de), naamwoorden: naamwoorden('de') },
    { bijvoeglijk: het.map((rij) => rij.het), naamwoorden: naamwoorden('het') },
  ]
}

const PAREN: Readonly<Record<GeheimJaar, readonly Geheimpaar[]>> = {
  3: parenTot(3),
  5: parenTot(5),
  7: parenTot(7),
}

/**
 * Returns the words of a child's own year and the years before it; a child below those years gets the words of the first
 * readers.
 */
export const geheimparen = (jaargroep: number): readonly Geheimpaar[] =>
  PAREN[GEHEIM_JAREN.findLast((jaar) => jaar <= jaargroep) ?? 3]
