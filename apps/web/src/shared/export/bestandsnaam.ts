/** Makes a file name of lower-case letters, digits and hyphens that ends with the day. */
export function bestandsnaam(
  delen: readonly string[],
  dag: string,
  soort: 'csv' | 'pdf' | 'xlsx',
): string {
  const kern = delen
    .join('-')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')
  return `${kern || 'letterhaven'}-${dag}.${soort}`
}
