/** The animals of the harbour: neighbours, customers, and the helden that a leerling chooses from. */
export const DIEREN = [
  'vos',
  'beer',
  'kat',
  'panda',
  'konijn',
  'kikker',
  'koala',
  'muis',
  'tijger',
  'hond',
  'varken',
  'kuiken',
] as const
export type Dier = (typeof DIEREN)[number]
