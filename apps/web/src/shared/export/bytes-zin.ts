const KILO = 1024

/** Returns a number of bytes in words: '340 kB', '2,4 MB'. */
export function bytesZin(bytes: number): string {
  const kilo = bytes / KILO
  return kilo < KILO
    ? `${Math.ceil(kilo)} kB`
    : `${String(Math.round((kilo / KILO) * 10) / 10).replace('.', ',')} MB`
}
