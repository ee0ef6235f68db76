import { createRemoteConfig } from '@marquee/federation/remote-config'

export default createRemoteConfig({ name: 'generation', context: import.meta.dirname })
