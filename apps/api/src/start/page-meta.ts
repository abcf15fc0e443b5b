import type { Config } from '../platform/config.ts'

/** Returns what pages are told about this installation, by the name of the meta tag. */
export const pageMeta = ({
  vlaamseHosts,
  demo,
  ssoAanbieders,
}: Pick<Config, 'vlaamseHosts' | 'demo' | 'ssoAanbieders'>): Readonly<Record<string, string>> => ({
  'vlaamse-hosts': vlaamseHosts.join(','),
  demo: demo ? '1' : '0',
  schoolaccounts: demo || ssoAanbieders.length > 0 ? '1' : '0',
})
