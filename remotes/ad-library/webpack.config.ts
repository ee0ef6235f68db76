import { createRemoteConfig } from '@marquee/federation/remote-config'

export default createRemoteConfig({ name: 'ad-library', context: import.meta.dirname })
