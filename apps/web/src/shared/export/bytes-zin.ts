const KILO = 1024
const getal = new Intl.NumberFormat('nl', { maximumFractionDigits: 1 })

/** So many bytes as one says it: '340 kB', '2,4 MB'. */
export function bytesZin(bytes: number): string {
  const kilo = bytes / KILO
  return kilo < KILO
    ? `${getal.format(Math.ceil(kilo))} kB`
    : `${getal.format(Math.round((kilo / KILO) * 10) / 10)} MB`
}
