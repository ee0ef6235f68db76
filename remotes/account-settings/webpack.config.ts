import { createRemoteConfig } from '@marquee/federation/remote-config'

export default createRemoteConfig({ name: 'account-settings', context: import.meta.dirname })
