import { createRemoteConfig } from '@marquee/federation/remote-config'

export default createRemoteConfig({ name: 'analyzer', context: import.meta.dirname })
