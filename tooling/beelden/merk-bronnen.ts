/** The drawings from which tooling/beelden/merk.ts makes the icons and the picture for sharing. */
export const MERK_BRONNEN = [
  'apps/web/public/favicon.svg',
  'apps/web/src/site/beeld/hero-breed-licht.svg',
] as const
