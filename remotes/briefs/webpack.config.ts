import { createRemoteConfig } from '@marquee/federation/remote-config'

export default createRemoteConfig({ name: 'briefs', context: import.meta.dirname })
