import type { Deel, Film, Scene } from './film.ts'
import {
  DIEREN,
  DINGEN,
  type Dier,
  type DingNaam,
  type Doet,
  type Eigen,
  type Plek,
  type Tijd,
} from './woorden.ts'

const deDier = (dier: Dier): string => `${DIEREN[dier].lidwoord} ${dier}`
const eenDing = (ding: DingNaam): string => (DINGEN[ding].geteld ? `een ${ding}` : ding)

/** What is seen, in other words than the lines: who looks at the film builds it from its parts, and so does who hears it. */
const GEZIEN: Readonly<Record<Doet, (scene: Scene) => string>> = {
  slaapt: () => 'ligt met de ogen dicht en snurkt',
  danst: () => 'maakt vrolijke pasjes op muziek',
  huilt: () => 'heeft dikke tranen op de wangen',
  zingt: () => 'laat een liedje horen',
  aait: ({ ander }) => `strijkt zacht met een poot over ${ander ? deDier(ander) : ''}`,
  duwt: (scene) => `staat erachter en zet kracht: ${watVan(scene)} schuift vooruit`,
  draagt: (scene) => `loopt met ${watVan(scene)} boven het hoofd`,
  zoekt: (scene) => `tuurt door een loep en denkt aan ${watVan(scene)}`,
  pakt: (scene) => `bukt: ${watVan(scene)} gaat van de grond omhoog`,
  eet: (scene) => `neemt happen van ${watVan(scene)}`,
  geeft: (scene) =>
    `steekt de poot uit: ${watVan(scene)} gaat naar ${scene.ander ? deDier(scene.ander) : ''}`,
  gooit: (scene) =>
    `zwaait een arm: ${watVan(scene)} vliegt en komt bij ${scene.ander ? deDier(scene.ander) : ''}`,
  springt: (scene) => `gaat de lucht in en komt voorbij ${watVan(scene)} neer`,
}

function watVan({ ander, ding, doet }: Scene): string {
  if (ding) return eenDing(ding)
  return ander && doet !== 'geeft' ? deDier(ander) : ''
}

const HOE: Readonly<Record<Eigen, string>> = {
  rood: 'heeft de kleur van een tomaat',
  blauw: 'heeft de kleur van de zee',
  geel: 'heeft de kleur van de zon',
  groen: 'heeft de kleur van gras',
  groot: 'komt tot boven ieders kop',
  klein: 'past in één hand',
}
const PLAATS: Readonly<Record<Plek, string>> = {
  'onder de boom': 'Er hangen takken met bladeren boven',
  'op de tafel': 'Vier houten poten dragen alles',
  'onder de tafel': 'Het houten blad is het plafond',
  'in de boot': 'Het deint op het water',
  'op het dak': 'Er liggen pannen onder, en een schoorsteen rookt',
  'in het bad': 'Er is schuim en een kraan',
}
const WANNEER: Readonly<Record<Tijd, string>> = {
  nu: '',
  toen: 'De film is oud en bruin: het is al voorbij.',
  straks: 'Het staat in een denkwolk: het moet nog komen.',
}

const hoofd = (tekst: string): string =>
  `${tekst.slice(0, 1).toLocaleUpperCase('nl')}${tekst.slice(1)}`

type Gat = Exclude<Deel, 'wanneer'>

/** Says what is done, with 'iemand' or 'iets' for who or what is hidden. */
function sayGezien(scene: Scene, gat: Gat | undefined): string {
  const tekst = GEZIEN[scene.doet](scene)
  if (gat === 'ander' && scene.ander) return tekst.replace(deDier(scene.ander), 'iemand')
  return gat === 'ding' && scene.ding ? tekst.replace(eenDing(scene.ding), 'iets') : tekst
}

function sayScene(scene: Scene, gat?: Gat): string {
  const { wie, ding } = scene
  const [eigen, waar] = [gat === 'eigen' ? null : scene.eigen, gat === 'waar' ? null : scene.waar]
  const gezien =
    gat === 'doet' ? `doet iets met ${watVan(scene) || 'zichzelf'}` : sayGezien(scene, gat)
  const zinnen = [`${gat === 'wie' ? 'Iemand' : hoofd(deDier(wie))} ${gezien}.`]
  if (eigen && ding) zinnen.push(`${hoofd(DINGEN[ding].lidwoord)} ${ding} ${HOE[eigen]}.`)
  if (waar) zinnen.push(`${PLAATS[waar]}.`)
  return zinnen.join(' ')
}

/** Says what a film shows, for who cannot see it; a part of its first scene can be left open. */
export const beschrijvingVan = ({ scenes, wanneer }: Film, gat?: Gat): string =>
  [...scenes.map((scene, nr) => sayScene(scene, nr === 0 ? gat : undefined)), WANNEER[wanneer]]
    .filter((zin) => zin !== '')
    .join(' ')

const RAADSEL_DIER: Readonly<Record<Dier, string>> = {
  vos: 'Het is oranje met een dikke staart.',
  beer: 'Het is groot en bruin.',
  muis: 'Het is grijs met ronde oren.',
  haas: 'Het heeft heel lange oren.',
  uil: 'Het heeft veren en grote ogen.',
  schaap: 'Het heeft witte krullen wol.',
}
const RAADSEL_DING: Readonly<Record<DingNaam, string>> = {
  bal: 'Het is rond en je schopt ertegen.',
  hoed: 'Je zet het op je hoofd.',
  boek: 'Je kunt erin lezen.',
  bloem: 'Het groeit in de tuin.',
  beker: 'Je drinkt eruit.',
  ballon: 'Het zit vol lucht, aan een touwtje.',
  kussen: 'Je legt je hoofd erop.',
  kaas: 'Het is geel, met gaten.',
  taart: 'Er branden kaarsjes op.',
  brood: 'De bakker bakt het. Je snijdt het.',
  appel: 'Het groeit aan een boom.',
  ei: 'Een kip legt het.',
}
const RAADSEL_DOET: Readonly<Record<Doet, string>> = {
  slaapt: 'Het doet de ogen dicht en snurkt.',
  danst: 'Het maakt pasjes op muziek.',
  huilt: 'Het heeft veel verdriet.',
  zingt: 'Het laat een liedje horen.',
  aait: 'Het strijkt heel zacht.',
  duwt: 'Het staat erachter en zet kracht.',
  draagt: 'Het loopt ermee boven het hoofd.',
  zoekt: 'Het is iets kwijt en kijkt rond.',
  pakt: 'Het bukt en neemt iets op.',
  eet: 'Het neemt een hap.',
  geeft: 'Nu heeft de ander het.',
  gooit: 'Het gaat door de lucht.',
  springt: 'Het gaat de lucht in.',
}

/** Says the hidden part of a scene in a riddle; nothing where it has no such part. */
export function raadselVan(scene: Scene, gat: Gat): string {
  const { wie, doet, ander, ding, eigen, waar } = scene
  switch (gat) {
    case 'wie':
      return RAADSEL_DIER[wie]
    case 'doet':
      return RAADSEL_DOET[doet]
    case 'ander':
      return ander ? RAADSEL_DIER[ander] : ''
    case 'ding':
      return ding ? RAADSEL_DING[ding] : ''
    case 'eigen':
      return eigen ? `Het ${HOE[eigen]}.` : ''
    case 'waar':
      return waar ? `${PLAATS[waar]}.` : ''
  }
}
