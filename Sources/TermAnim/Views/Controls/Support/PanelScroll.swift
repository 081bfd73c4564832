/// Views that scroll where there is less room than they are high; else they are as they are.
struct PanelScroll<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    PanelScrollLayout().callAsFunction {
      ScrollView { content }
    }
    // What is asked of scroll views around a menu is not meant for its panel.
    .environment(\.scrollOptions, ScrollOptions())
  }
}
