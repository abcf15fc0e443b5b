import { describe, expect, it } from 'vitest'
import { CAT_CODES } from './cat-code.ts'
import { REGELS_VAN } from './fout-categorie.ts'
import { RULE_IDS, type RuleId } from './fout-regel.ts'
import { vraagtWerkwoord } from './fout-vormen-werkwoord.ts'
import { foutVormen } from './fout-vormen.ts'
import { FOUTZINNEN } from './foutzinnen.ts'
import { segment } from './grafemen.ts'

/** Makes a bare entry without stored distractors from its klankgroepen. */
function woord(klankgroepen: string) {
  const kg = klankgroepen.split('|')
  const w = kg.join('')
  return { w, g: segment(w).graphemes, kg, d: [] }
}

/** For every rule that looks at letters: a word (its klankgroepen separated by |) and all the forms that the rule makes. */
const VOORBEELDEN: Readonly<
  Record<Exclude<RuleId, 'andere-tijd' | 'zwak-gemaakt'>, readonly [string, ...string[]]>
> = {
  'ei-ij': ['geit', 'gijt'],
  'ei-eij': ['trein', 'treijn'],
  'ij-ei': ['ijs', 'eis'],
  'ei-y': ['trein', 'tryn'],
  'ij-eij': ['wijn', 'weijn'],
  'd-td': ['hond', 'hontd'],
  'klinker-ander': ['pit', 'pet'],
  stem: ['bal', 'pal'],
  'ij-y': ['wijn', 'wyn'],
  'au-ou': ['pauw', 'pouw', 'pou'],
  'ou-au': ['hout', 'haut', 'hauwt'],
  'w-weg': ['touw', 'tou'],
  'w-erbij': ['hout', 'houwt'],
  'sch-sg': ['schaap', 'sgaap'],
  'schr-sr': ['schrift', 'srift'],
  'sch-sk': ['schaap', 'skaap'],
  'ch-g': ['lucht', 'lugt'],
  'r-kleur': ['beer', 'bir', 'beir'],
  'i-j': ['kraai', 'kraaj', 'kraaij'],
  'drie-twee': ['kraai', 'krai'],
  'd-t': ['hond', 'hont'],
  'd-dt': ['hond', 'hondt'],
  't-d': ['krant', 'krand'],
  'p-b': ['soep', 'soeb'],
  'open-dubbel': ['ra|men', 'raamen'],
  'eind-dubbel': ['stro', 'stroo'],
  'eind-h': ['stro', 'stroh'],
  'eind-twee': ['krab', 'krabb'],
  'open-medeklinker': ['ra|men', 'rammen'],
  'dicht-enkel': ['ba|kker', 'baker'],
  'dicht-lang': ['ki|kker', 'kiekker'],
  'stomme-e': ['ba|kker', 'bakkur'],
  'voor-u': ['ge|luk', 'guluk'],
  'voor-weg': ['ge|luk', 'gluk'],
  'voor-lang': ['ge|luk', 'geeluk'],
  'je-ju': ['hond|je', 'hondju', 'hondjuh'],
  'je-tje': ['huis|je', 'huistje'],
  'dj-tj': ['hond|je', 'hontje'],
  'tj-dj': ['kat|je', 'kadje'],
  'i-ie': ['pi|raat', 'pieraat'],
  'c-s': ['cir|cus', 'sircus'],
  'c-z': ['cir|cus', 'zircus'],
  'c-sc': ['re|cept', 'rescept'],
  'c-k': ['cac|tus', 'kactus', 'caktus'],
  'c-ck': ['cac|tus', 'cacktus'],
  'tie-tsie': ['po|li|tie', 'politsie'],
  'tie-sie': ['po|li|tie', 'polisie'],
  'tie-cie': ['po|li|tie', 'policie'],
  'ch-sj': ['ma|chi|ne', 'masjine'],
  'ch-sch': ['ma|chi|ne', 'maschine'],
  'ch-s': ['ma|chi|ne', 'masine'],
  'x-ks': ['ta|xi', 'taksi'],
  'x-gs': ['ta|xi', 'tagsi'],
  'x-cs': ['ta|xi', 'tacsi'],
  'f-v': ['fiets', 'viets'],
  'v-f': ['vis', 'fis'],
  's-z': ['soep', 'zoep'],
  'z-s': ['zon', 'son'],
  'eind-z': ['huis', 'huiz'],
  'eind-v': ['brief', 'briev'],
  'm-n': ['boom', 'boon'],
  'g-ch': ['ver|ge|ten', 'vercheten'],
  tweeklank: ['muis', 'meus', 'mius', 'mous'],
  'lang-tweeklank': ['raam', 'raem'],
  'lang-kort': ['raam', 'ram'],
  'kort-lang': ['krant', 'kraant'],
  'letter-weg': ['krant', 'rant', 'kant', 'krat', 'kran'],
  'letters-om': ['krant', 'rkant', 'karnt', 'krnat', 'kratn'],
  'klank-erbij': ['melk', 'melek', 'meluk'],
  spiegel: ['bal', 'dal'],
  'ng-n': ['tong', 'ton'],
  'ng-nk': ['tong', 'tonk'],
  'ng-ngk': ['tong', 'tongk'],
  'ng-nng': ['tong', 'tonng'],
  'nk-ngk': ['bank', 'bangk'],
  'nk-nkk': ['bank', 'bankk'],
  'nk-ng': ['bank', 'bang'],
  'uw-w': ['nieuw', 'niew'],
  'uw-u': ['sneeuw', 'sneeu'],
  'uw-uuw': ['ruw', 'ruuw'],
  'b-p': ['krab', 'krap'],
  'midden-f': ['wol|ven', 'wolfen'],
  'midden-s': ['hui|zen', 'huisen'],
  'ch-los-g': ['ka|chel', 'kagel'],
  'ch-gg': ['ka|chel', 'kaggel'],
  'ch-k': ['e|cho', 'eko'],
  'sj-ch': ['sjaal', 'chaal'],
  'sj-sh': ['sjaal', 'shaal'],
  'sj-s': ['sjaal', 'saal'],
  'sj-sch': ['sjaal', 'schaal'],
  'ie-i': ['zie|ken|huis', 'zikenhuis'],
  'ks-x': ['heks', 'hex'],
  'k-c': ['ka|mer', 'camer'],
  'lang-twee': ['boe|ken', 'boekken'],
  'ig-ug': ['han|di|ge', 'handuge'],
  'ig-ich': ['han|dig', 'handich'],
  'ig-eg': ['han|dig', 'handeg'],
  'lijk-luk': ['le|lijk', 'leluk'],
  'lijk-lek': ['le|lijk', 'lelek'],
  'lijk-lik': ['le|lijk', 'lelik'],
  'lijk-leik': ['le|lij|ke', 'leleike'],
  'heid-hijd': ['waar|heid', 'waarhijd'],
  'heid-heit': ['waar|heid', 'waarheit'],
  'teit-tijt': ['pu|ber|teit', 'pubertijt'],
  'teit-teid': ['pu|ber|teit', 'puberteid'],
  'latijn-j': ['so|ci|aal', 'socjaal'],
  'latijn-w': ['ri|tu|eel', 'ritweel'],
  'latijn-weg': ['ri|tu|eel', 'riteel'],
  'latijn-er': ['pri|mair', 'primer'],
  'latijn-eer': ['pri|mair', 'primeer'],
  'latijn-waar': ['re|ser|voir', 'reservwaar'],
  'latijn-oor': ['re|ser|voir', 'reservoor'],
  'isch-ies': ['tro|pisch', 'tropies'],
  'isch-iesch': ['tro|pi|sche', 'tropiesche'],
  'isch-is': ['tro|pisch', 'tropis'],
  'tion-sjon': ['sta|tion', 'stasjon'],
  'tion-tjon': ['sta|tion', 'statjon'],
  's-vast': ["o|ma's", 'omas'],
  's-lang': ["po|ny's", 'ponies'],
  's-komma': ['ca|fés', "café's"],
  'komma-weg': ["'s |a|vonds", 's avonds'],
  'komma-vast': ["'s |a|vonds", 'savonds'],
  'komma-los': ["'s |a|vonds", "'savonds"],
  'th-t': ['the|ma', 'tema'],
  'accent-weg': ['ca|fé', 'cafe'],
  'accent-ee': ['ca|fé', 'cafee'],
  'accent-ander': ['crè|me', 'créme'],
  'eau-o': ['ni|veau', 'nivo'],
  'eau-oo': ['ni|veau', 'nivoo'],
  'eau-au': ['ni|veau', 'nivau'],
  'route-oe': ['rou|te', 'roete'],
  'route-u': ['rou|te', 'rute'],
  'g-zj': ['ga|ra|ge', 'garazje'],
  'g-sj': ['ga|ra|ge', 'garasje'],
  'g-j': ['ga|ra|ge', 'garaje'],
  'y-naar-ie': ['lo|lly', 'lollie'],
  'y-naar-i': ['sym|bool', 'simbool'],
  'y-naar-ey': ['lo|lly', 'lolley'],
  'y-naar-ij': ['ty|pe', 'tijpe'],
  'yj-j': ['yo|ga', 'joga'],
  'yj-i': ['yo|ga', 'ioga'],
  'qu-kw': ['quo|te', 'kwote'],
  'qu-ku': ['quo|te', 'kuote'],
  'qu-k': ['quo|te', 'kote'],
  'qu-q': ['quo|te', 'qote'],
  'engels-klank': ['goal', 'gool'],
  'trema-weg': ['ru|ï|ne', 'ruine'],
  'trema-streepje': ['ru|ï|ne', 'ru-ine'],
  'trema-plek': ['ru|ï|ne', 'rüine'],
  'streepje-weg': ['zee-|eend', 'zeeeend'],
  'streepje-spatie': ['zee-|eend', 'zee eend'],
  'streepje-trema': ['zee-|eend', 'zeeëend'],
  'samen-letter': ['zak|kam', 'zakam'],
  'samen-spatie': ['voet|pad', 'voet pad'],
  'samen-streepje': ['voet|pad', 'voet-pad'],
  'tussen-n-weg': ['hon|den|hok', 'hondehok'],
  'tussen-s-weg': ['dorps|kerk', 'dorpkerk'],
  'stom-weg': ['kast|je', 'kasje'],
  'kleine-letter': ['Bel|gi|ë', 'belgië'],
  'eind-d': ['vindt', 'vind'],
  'eind-t': ['vindt', 'vint'],
  'eind-dt': ['word', 'wordt'],
  't-weg': ['loopt', 'loop'],
  't-erbij': ['loop', 'loopt'],
  'te-de': ['fiets|te', 'fietsde'],
  'de-te': ['leef|de', 'leefte'],
  'vt-enkel': ['meld|de', 'melde'],
  'vt-vz': ['leef|de', 'leevde'],
  'bvd-dubbel': ['ver|gro|te', 'vergrotte'],
  'bvd-enkel': ['ge|re|dde', 'gerede'],
  'n-weg': ['ge|bro|ken', 'gebroke'],
  'i-y': ['ki|lo', 'kylo'],
  'ie-y': ['por|tie', 'porty'],
  'ch-gh': ['schacht', 'sghacht', 'schaght'],
  'ch-sh': ['ma|chi|ne', 'mashine'],
  'g-zh': ['ga|ra|ge', 'garazhe'],
  'qu-cqu': ['a|qua|rel', 'acquarel'],
  'k-ck': ['ba|kker', 'backer'],
  'sc-s': ['scè|ne', 'sène'],
  'accent-dak': ['crè|me', 'crême'],
  'accent-ai': ['am|père', 'ampaire'],
  'ee-accent': ['tour|nee', 'tourné'],
  'air-accent': ['pri|mair', 'primèr'],
  'tion-tsjon': ['sta|tion', 'statsjon'],
  'b-pb': ['krab', 'krapb'],
  'yj-jy': ['yo|ga', 'jyoga'],
  'voor-twee': ['ge|luk', 'gelluk'],
  'slot-twee': ['boom', 'boomm'],
}

describe('foutVormen', () => {
  const opLetters = RULE_IDS.filter((regel) => !vraagtWerkwoord(regel))

  it.each(opLetters)('makes by %s of the first word all others', (regel) => {
    const [klankgroepen, ...vormen] = VOORBEELDEN[regel]
    expect(foutVormen(woord(klankgroepen), regel)).toEqual(vormen)
  })

  it.each<[string, RuleId]>([
    ['bank', 'uw-w'],
    ['schaap', 'ch-los-g'],
    ['lucht', 'ch-los-g'],
    ['hout', 'route-oe'],
    ['jou', 'y-naar-ie'],
    ['yo|ga', 'y-naar-ie'],
    ['lo|lly', 'yj-j'],
    ['vijf', 'midden-f'],
    ['can|yon', 'y-naar-ie'],
    ['ga|ra|ge', 'stomme-e'],
    ['la|chen', 'ch-sh'],
    ['ver|ras|sen', 'voor-twee'],
    ['be|ker', 'voor-twee'],
    ['krab', 'slot-twee'],
    ['boek', 'k-ck'],
    ['knie', 'ie-i'],
    ['ge|lijk', 'ig-ug'],
    ['big', 'ig-ug'],
    ['vis', 'isch-is'],
    ['fris', 's-komma'],
    ['o|ma', 's-vast'],
    ['thee', 'eau-o'],
    ['raam', 'samen-spatie'],
    ['hon|den', 'tussen-n-weg'],
    ['kat', 't-weg'],
    ['hond', 'kleine-letter'],
    ['boom', 'engels-klank'],
    ['praat|te', 'andere-tijd'],
    ['been', 'n-weg'],
    ['pen', 'n-weg'],
  ])('makes nothing of %s by %s, which has no place there', (klankgroepen, regel) => {
    expect(foutVormen(woord(klankgroepen), regel)).toEqual([])
  })
})

describe('REGELS_VAN', () => {
  it.each(CAT_CODES)('gives %s errors of its own, each once', (code) => {
    expect(REGELS_VAN[code].length).toBeGreaterThan(0)
    expect(new Set(REGELS_VAN[code]).size).toBe(REGELS_VAN[code].length)
  })
})

describe('FOUTZINNEN', () => {
  const STREEK = /\b(?:groep|klas|leerjaar|juf|meester)\b/

  it.each(RULE_IDS)(
    '%s names the word or its parts, judges nobody and is for both countries',
    (regel) => {
      const entry = woord('ra|men')
      const zin = FOUTZINNEN[regel](entry, 'raamen')
      expect(zin).toMatch(/ramen|ra-men|r-a-m-e-n/)
      expect(zin).toMatch(/^[A-ZÉ].*[.?]$/)
      expect(zin).not.toMatch(/fout|helaas|niet goed|jammer|undefined/i)
      expect(zin).not.toMatch(STREEK)
    },
  )
})
