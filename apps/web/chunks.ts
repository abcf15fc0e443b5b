const pakket = (namen: string): RegExp => new RegExp(`node_modules[\\\\/](?:${namen})[\\\\/]`)

/** The design system's parts that every page has, signing in included. */
const UI_BASIS =
  /packages\/ui\/src\/[a-z]+\/(?:a11y|cx|icoon|icoon-paden|thema|use-thema|knop|knop-icoon|knop-klasse|logo|melding|toon|skelet|veld|veld-kader|tokens|basis|letter|toast-context)\.(?:tsx?|css)$/
const WEB_BASIS =
  /apps\/web\/src\/(?:shared\/(?:routes\/(?!kruimelpad)|kader\/|session\/(?!verifieer|public-key|klas-van|heeft-school|herstel-link|bijna-voorbij)|aanmelding\/aanmelden\.|api\/(?:client|make-client|api-fout)\.|kijk-mee\/haak\.|titel|fill-woorden|staf-woord|woordkeus|bijzaak|daarna|na-eerste-beeld|schets))|packages\/domain\/src\/(?:weekdagen|hoofdletter)\.|packages\/contracts\/src\/onzichtbaar\./
const WERK =
  /apps\/web\/src\/(?:app\/layouts\/(?:admin|kantoor|werk)-|shared\/(?:weergave(?!\/(?:zonder-leerkracht|terug-))|kruimels|toetsen|account(?!\/soortwoorden))\/|shared\/kijk-mee\/hier\.|shared\/(?:api\/query|dialoog-later|voorladen|leerlingen\/(?:export-menu|use-selectie)|archief\/groep-in-archief))|packages\/ui\/src\/(?!galerij\/|grafiek\/|stijl\/logo-groot|lijst\/(?:bulkbalk|rij-venster|use-rij-venster|rooster-toetsen)|pagina\/voortgangsbalk|formulier\/(?:keuzerondjes|tekstvak)|apparaat\/use-breedte)|packages\/domain\/src\/(?:naam|niveau-naam|signalen|toestemming)\.|packages\/contracts\/src\/endpoints\/(?:groepen|voortgang)\./
const LEERLING =
  /apps\/web\/src\/(?:app\/layouts\/leerling-|shared\/api\/(?:use-ophalen|make-voorraad)|features\/landkaart\/(?!plek\/|kaart\/use-instellingen|delen\/(?:use-spraak|voorlees-knop|kaart-paneel)))|packages\/contracts\/src\/endpoints\/landkaart\./

/** What the login page shares with the pages around it. */
const DEUR =
  /apps\/web\/src\/(?:features\/inloggen\/(?:al-ingelogd-later|account-form|use-verder|stap-later)|shared\/(?:formulier\/|session\/heeft-schoolaccounts\.))/

const QUERY = pakket('@tanstack[\\/](?:react-query|query-core)')
/** What every file with a lazy import needs; left alone it would land in whichever chunk came first. */
const BOUW = /vite[\\/]preload-helper|rolldown[\\/]runtime/
/** The part of the validation that the app starts with. */
const ZOD =
  /node_modules[\\/]zod[\\/]v4[\\/]core[\\/](?:core|util|registries|config)\.|node_modules[\\/]zod[\\/].*[\\/]locales/

/**
 * What every game has. Painted worlds, words to try games with, and pieces of which a game takes one or two, come
 * with the games that use them; panels over the game come beside its picture.
 */
const KIT =
  /packages\/game-kit\/src\/(?!held\/arm\.|knoppen\/keuze\.|tekenen\/(?:pixi-|uitleg-kaart\.)|themas\/|proef\/|onderdelen\/|opgave\/(?:zinnen|werkwoorden|teksten|tekens)\.|regels\/veel|scherm\/(?:schakel-licht|zin-tekst|spel-panelen|slot|stop-paneel|pauze-paneel|uitleg|instelling-keuzen|trap-keuze|blijvend-vraag)[-.])/

/** True where one of the patterns holds: one group is one file. */
const een =
  (...patronen: readonly RegExp[]) =>
  (id: string): boolean =>
    patronen.some((patroon) => patroon.test(id))

/** Planck and the kit's own layer over it: only games with a ball or a tray fetch it. */
const PLANCK = /node_modules[\\/]planck[\\/]|packages\/game-kit\/src\/onderdelen\/natuurkunde\./

/** Pixi and what it alone brings. */
const PIXI =
  'pixi\\.js|@pixi|eventemitter3|earcut|gifuct-js|js-binary-schema-parser|parse-svg-path|ismobilejs|tiny-lru|@xmldom'

/**
 * Which modules share a file. Fewer, fuller files: every request costs a school's slow line more
 * than a few bytes that one page does not use. Higher priority wins, and takes along what it imports.
 */
export const chunkGroups = [
  {
    name: 'react',
    test: pakket(
      'react|react-dom|scheduler|@tanstack[\\/](?:react-router|router-core|history|store|react-store)|use-sync-external-store',
    ),
    priority: 30,
  },
  { name: 'basis', test: een(BOUW, ZOD, UI_BASIS, WEB_BASIS), priority: 20 },
  // Of every frame but that of signing in.
  { name: 'poort', test: /apps\/web\/src\/app\/layouts\/kijk-mee-poort/, priority: 19 },
  // Only a device with a GPU fetches it: what draws by it is no part of the kit, or every game would.
  { name: 'pixi', test: pakket(PIXI), priority: 9 },
  { name: 'planck', test: PLANCK, priority: 9 },
  // What teachers' pages know of letters too; left alone it would land in the kit.
  { name: 'letters', test: /packages\/taal\/src\/(?:inventaris|grafemen)\./, priority: 8 },
  { name: 'kit', test: KIT, priority: 7 },
  // Small pieces that come together in games that write: each by itself they were six requests, and compressed worse.
  {
    name: 'typen',
    test: /packages\/game-kit\/src\/onderdelen\/(?:letter-gat|toetsen|op-toets|gat|gatzin|walk-focus)\./,
    priority: 6,
  },
  // Every game adds a few lines to these lists: each by itself they were twenty requests.
  {
    name: 'spellijst',
    test: /packages\/games\/src\/(?:manifests|komend-\w+|[a-z-]+\/manifest)\.ts/,
    priority: 9,
  },
  // What pages without a game show of it as well: a few icons, settings and letter keys, not the whole kit.
  {
    name: 'spelknoppen',
    test: /packages\/game-kit\/src\/(?:knoppen\/spel-icoon|keuzen\/instellingen|onderdelen\/letter-(?:toetsen|rijen))\./,
    priority: 8,
  },
  { name: 'werk', test: een(QUERY, WERK), priority: 5 },
  { name: 'deur', test: DEUR, priority: 6 },
  // Small parts of every page for progress: each by itself they were three requests.
  {
    name: 'niveau',
    test: /apps\/web\/src\/.*\/(?:niveau-zin|niveau-balk|voortgang-skelet)\.tsx?/,
    priority: 4,
  },
  // Only what two of the pupil's pages share: the rest stays with the page that shows it.
  { name: 'leerling', test: LEERLING, minShareCount: 2, priority: 8 },
]
