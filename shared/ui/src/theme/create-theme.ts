import { type ThemeConfig, theme } from 'antd'
import { FONT_FAMILY, sizes, type ThemeColors, type ThemeMode, themeColors } from './tokens.ts'

/** The antd theme of a mode, for `ConfigProvider`. All colours and sizes come from `tokens.ts`. */
export function createTheme(mode: ThemeMode): ThemeConfig {
  const colors = themeColors[mode]
  return {
    algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    cssVar: { prefix: 'ant', key: `marquee-${mode}` },
    hashed: false,
    token: { ...colorTokens(colors), ...sizeTokens() },
    components: componentTokens(colors),
  }
}

function colorTokens(colors: ThemeColors): NonNullable<ThemeConfig['token']> {
  return {
    colorPrimary: colors.accent,
    colorPrimaryHover: colors.accentHover,
    colorPrimaryActive: colors.accentActive,
    colorPrimaryBg: colors.accentSoft,
    // antd draws its focus rings with it.
    colorPrimaryBorder: colors.focus,
    colorPrimaryText: colors.accentText,
    colorInfo: colors.accentText,
    colorLink: colors.accentText,
    colorLinkHover: colors.accentTextHover,
    colorSuccess: colors.success,
    colorWarning: colors.warning,
    colorError: colors.danger,
    colorErrorText: colors.danger,
    colorInfoBg: colors.accentSoft,
    colorInfoBorder: colors.line,
    colorSuccessBg: colors.successSoft,
    colorSuccessBorder: colors.line,
    colorWarningBg: colors.warningSoft,
    colorWarningBorder: colors.line,
    colorErrorBg: colors.dangerSoft,
    colorErrorBorder: colors.line,
    colorText: colors.text,
    colorTextHeading: colors.text,
    colorTextSecondary: colors.textSecondary,
    colorTextTertiary: colors.textMuted,
    colorTextQuaternary: colors.textMuted,
    colorTextDisabled: colors.controlLine,
    colorTextDescription: colors.textMuted,
    colorTextPlaceholder: colors.textMuted,
    colorIcon: colors.textMuted,
    colorBgLayout: colors.canvas,
    colorBgContainer: colors.surface,
    colorBgElevated: colors.raised,
    colorBgMask: colors.scrim,
    colorBorder: colors.controlLine,
    colorBorderSecondary: colors.line,
    colorSplit: colors.line,
    colorFillSecondary: colors.sunken,
    colorFillTertiary: colors.sunken,
    boxShadow: colors.shadowRaised,
    boxShadowSecondary: colors.shadowRaised,
    boxShadowTertiary: colors.shadowCard,
  }
}

function sizeTokens(): NonNullable<ThemeConfig['token']> {
  return {
    fontFamily: FONT_FAMILY,
    fontSize: 14,
    borderRadius: sizes.radius.control,
    borderRadiusSM: sizes.radius.small,
    borderRadiusLG: sizes.radius.card,
    controlHeight: sizes.control.medium,
    controlHeightSM: sizes.control.small,
    controlHeightLG: sizes.control.large,
    lineWidthFocus: 2,
    wireframe: false,
  }
}

function componentTokens(colors: ThemeColors): NonNullable<ThemeConfig['components']> {
  return {
    Button: {
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      fontWeight: 550,
      colorPrimary: colors.accent,
      primaryColor: colors.onAccent,
      defaultHoverColor: colors.accentTextHover,
      defaultHoverBorderColor: colors.accentTextHover,
      defaultActiveColor: colors.accentText,
      defaultActiveBorderColor: colors.accentText,
    },
    Input: { activeShadow: `0 0 0 3px ${colors.accentSoft}` },
    Select: { optionSelectedBg: colors.accentSoft, optionSelectedColor: colors.text },
    Tabs: { itemSelectedColor: colors.text, inkBarColor: colors.accentText, itemHoverColor: colors.accentText },
    Menu: {
      itemSelectedBg: colors.accentSoft,
      itemSelectedColor: colors.accentText,
      itemBorderRadius: sizes.radius.control,
    },
    Tooltip: { colorBgSpotlight: '#2a2926', colorTextLightSolid: '#ffffff' },
    Form: { labelColor: colors.textSecondary, verticalLabelPadding: '0 0 6px' },
    Badge: { colorError: colors.accent, colorTextLightSolid: colors.onAccent },
    // A touch target of 24 px (WCAG 2.2, 2.5.8).
    Switch: { trackHeight: 24, trackMinWidth: 46, handleSize: 20 },
    Slider: { trackBg: colors.accent, trackHoverBg: colors.accentHover, handleColor: colors.accent },
    Drawer: { colorBgElevated: colors.canvas },
  }
}
