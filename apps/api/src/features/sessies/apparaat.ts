/** The names that a browser gives itself, in the order in which they must be tried: many browsers name an older one too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMEN: readonly (readonly [RegExp, string])[] = [
  [/\bCrOS\b/, 'Chromebook'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const eerste = (agent: string, lijst: readonly (readonly [RegExp, string])[]): string | undefined =>
  lijst.find(([patroon]) => patroon.test(agent))?.[1]

/** Describes a device as 'Chrome op Windows': enough to recognise one's own devices, too little to follow anybody. */
export function apparaatVan(agent: string): string {
  const [browser, systeem] = [eerste(agent, BROWSERS), eerste(agent, SYSTEMEN)]
  if (browser && systeem) return `${browser} op ${systeem}`
  return browser ?? systeem ?? 'Onbekend apparaat'
}
