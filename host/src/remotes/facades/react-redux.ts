/** The exports of react-redux that remotes may use: none that access the store, which remotes read by the remote kit's hooks. */
export { shallowEqual } from 'react-redux'
