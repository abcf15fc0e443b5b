const GROOT_BYTES = 10_000_000
const HEX = 16

/** Repeats the sample school, each time with other keys, until it is as large as the largest board. */
export function makeBig(basis: string, bytes = GROOT_BYTES): string {
  const [voor = '', na = ''] = basis.split(/<leerlingen>[^]*<\/leerlingen>/)
  const lijst = /<leerlingen>([^]*)<\/leerlingen>/.exec(basis)?.[1] ?? ''
  const delen: string[] = []
  for (let n = 0, lengte = 0; lengte < bytes; n += 1) {
    const merk = n.toString(HEX).padStart(4, '0')
    const deel = lijst
      .replaceAll(/<leerling key="/g, `$&${n}-`)
      .replaceAll(/(201703\/)[0-9a-f]{4}/g, `$1${merk}`)
    delen.push(deel)
    lengte += deel.length
  }
  return `${voor}<leerlingen>${delen.join('')}</leerlingen>${na}`
}
