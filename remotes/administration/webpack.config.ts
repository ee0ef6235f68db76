import { createRemoteConfig } from '@marquee/federation/remote-config'

export default createRemoteConfig({ name: 'administration', context: import.meta.dirname })
