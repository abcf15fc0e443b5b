import type { Land } from '@letterhaven/contracts/admin'
import { woordkeusBijHost } from '@letterhaven/domain/woordkeus'
import type { Config } from '../platform/config.ts'

type Hosts = Pick<Config, 'eigenHosts' | 'vlaamseHosts'>

/**
 * Returns how mails name this site: by the public name that was set for the reader's country, or else by another of them; in a
 * demonstration without names, by this machine. It never uses the name in a request: a link with a secret in it must not lead
 * to a host that a stranger chose.
 */
export function createSiteUrl(hosts: Hosts, port: () => number): (land: Land) => string {
  const { eigenHosts, vlaamseHosts } = hosts
  const landVan = (host: string): Land => woordkeusBijHost(host, vlaamseHosts).land
  return (land) => {
    const naam = eigenHosts.find((host) => landVan(host) === land) ?? eigenHosts[0]
    if (naam) return `https://${naam}`
    const vlaams = vlaamseHosts.find((host) => host.endsWith('.localhost'))
    return `http://${(land === 'be' && vlaams) || 'localhost'}:${port()}`
  }
}
