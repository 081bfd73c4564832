import Foundation
import Testing

@testable import TermAnim

/// Names that a terminal has no place for, and that leave views as they are.
@MainActor
struct AcceptedNamesTests {
  @Test func `dialogs, rows and controls are as they are without them`() {
    struct Page: View {
      @Environment(\.springLoadingBehavior) private var behavior

      var body: some View { Text(behavior == .enabled ? "springs" : "rests") }
    }
    let host = ViewHost(
      Page()
        .springLoadingBehavior(.enabled)
        .dialogIcon(Image(systemName: "plus"))
        .dialogSeverity(.critical)
        .dialogSuppressionToggle("Not again", isSuppressed: .constant(false))
        .dialogSuppressionToggle(Text("Not again"), isSuppressed: .constant(false))
        .dialogSuppressionToggle(isSuppressed: .constant(false))
        .dialogPreventsAppTermination(true)
        .typeSelectEquivalent("page")
        .typeSelectEquivalent(Text("page"))
        .textSelectionAffinity(.upstream)
        .windowResizeBehavior(.disabled)
        .windowMinimizeBehavior(.disabled)
        .windowResizeAnchor(.top)
        .writingToolsBehavior(.limited)
        .findNavigator(isPresented: .constant(true))
        .findDisabled()
        .replaceDisabled()
        .sectionIndexLabel("S")
        .listSectionIndexVisibility(.visible)
        .typesettingLanguage(.init(languageCode: .thai))
        .multilineTextAlignment(strategy: .writingDirectionBased)
        .accessibilityRotor("words", textRanges: [])
        .userActivity("read") { _ in Issue.record("nobody asks") }
        .onContinueUserActivity("read") { _ in Issue.record("nobody hands over") }
        .windowFullScreenBehavior(.disabled)
        .windowToolbarFullScreenVisibility(.onHover)
        .handlesExternalEvents(preferring: [], allowing: []))
    #expect(host.strings == ["springs"])
  }

  @Test func `tabs stay as they are, but for those that are hidden`() {
    struct Page: View {
      @AppStorage("tabs") private var customization: TabViewCustomization

      var body: some View {
        TabView {
          Tab("one", systemImage: "plus") { Text("first") }
            .customizationID("one")
            .customizationBehavior(.disabled, for: .sidebar, .tabBar)
          TabSection("more") {
            Tab("two", systemImage: "plus") { Text("second") }
              .defaultVisibility(.hidden, for: .tabBar)
              .tabPlacement(.sidebarOnly)
          }
          .sectionActions { Button("add") {} }
          Tab("three", systemImage: "plus") { Text("third") }.hidden(true)
        }
        .tabViewCustomization($customization)
        .tabViewSidebarHeader { Text("header") }
        .tabViewSidebarFooter { Text("footer") }
        .tabViewSidebarBottomBar { Text("bar") }
        .tabViewSearchActivation(.searchTabSelection)
        .defaultAdaptableTabBarPlacement(.sidebar)
      }
    }
    let host = ViewHost(Page())
    let words = ["one", "two", "three", "first", "header", "footer", "bar", "add"]
    #expect(words.filter(host.strings.contains) == ["one", "two", "first"])
  }

  @Test func `a link to help runs its action, or opens an address`() throws {
    var log: [String] = []
    let address = try #require(URL(string: "https://example.org"))
    let host = ViewHost(
      VStack {
        HelpLink { log.append("help") }
        HelpLink(destination: address)
        HelpLink(anchor: "page")
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          log.append(url.absoluteString)
          return .handled
        }))
    for _ in 0..<3 {
      host.key(.tab)
      host.key(.return)
    }
    #expect(host.strings == ["?", "?", "?"] && log == ["help", "https://example.org"])
  }

  @Test func `a date in a format with attributes is written`() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let host = ViewHost(
      Text(date + 83, format: .stopwatch(startingAt: date, maxPrecision: .seconds(1))))
    #expect(host.strings == ["01:23"])
  }
}
