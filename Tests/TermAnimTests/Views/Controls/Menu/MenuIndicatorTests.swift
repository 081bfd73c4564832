import Testing

@testable import TermAnim

@MainActor
struct MenuIndicatorTests {
  @Test(arguments: [Visibility.automatic, .visible, .hidden])
  func `menus and pickers have a sign as they are asked`(visibility: Visibility) {
    let host = ViewHost(
      VStack {
        Menu("More") { Button("one") {} }
        Picker("Unit", selection: HeldValue(1).binding) { Text("metre").tag(1) }
          .pickerStyle(.menu)
      }
      .menuIndicator(visibility))
    let signs = host.strings.filter { $0.contains("\u{25BE}") }
    #expect(signs.count == (visibility == .automatic ? 1 : visibility == .visible ? 2 : 0))
  }

  @Test func `the environment tells of it`() {
    struct Reader: View {
      @Environment(\.menuIndicatorVisibility) private var visibility
      var body: some View { Text(verbatim: "\(visibility)") }
    }
    #expect(ViewHost(Reader().menuIndicator(.hidden)).strings == ["hidden"])
    #expect(ViewHost(Reader()).strings == ["automatic"])
  }
}
