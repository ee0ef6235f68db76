import { startPopup } from '../../popup/start-popup.ts'

startPopup(document)
