import Foundation
import Testing

@testable import TermAnim

@MainActor
struct PreferredColorSchemeTests {
  private struct Model: View {
    @State private var isDark = false
    let note: (ColorScheme) -> Void
    let store: (Binding<Bool>) -> Void

    var body: some View {
      store($isDark)
      return VStack {
        Reader(note: note)
        if isDark {
          Circle().preferredColorScheme(.light).preferredColorScheme(.dark)
        }
      }
    }
  }

  private struct Reader: View {
    @Environment(\.colorScheme) private var scheme
    let note: (ColorScheme) -> Void

    var body: some View {
      note(scheme)
      return Color.clear
    }
  }

  private func ground(of host: ViewHost) -> DisplayList.Command? {
    host.displayList.commands.first
  }

  @Test func `the window's ground is that of views which prefer none`() {
    let window = UIWindow.terminal
    defer { window.overrideUserInterfaceStyle = .unspecified }
    var schemes: [ColorScheme] = []
    let host = ViewHost(
      VStack {
        Reader { schemes.append($0) }
        Text("dark").onTapGesture { window.overrideUserInterfaceStyle = .dark }
        Text("none").onTapGesture { window.overrideUserInterfaceStyle = .unspecified }
      })
    var preferring: [ColorScheme] = []
    let other = ViewHost(Reader { preferring.append($0) }.preferredColorScheme(.light))
    host.tap(on: "dark")
    other.settle()
    #expect(schemes == [.light, .dark])
    #expect(preferring.last == .light)
    host.tap(on: "none")
    #expect(schemes == [.light, .dark, .light])
    UIWindow().overrideUserInterfaceStyle = .dark
    host.settle()
    #expect(schemes.count == 3)
  }

  @Test
  func `the outermost wish changes the ground and what every view sees, and can be taken back`() {
    var schemes: [ColorScheme] = []
    var isDark = Binding.constant(false)
    let host = ViewHost(Model(note: { schemes.append($0) }, store: { isDark = $0 }))
    let before = ground(of: host)
    #expect(schemes == [.light])

    isDark.wrappedValue = true
    host.settle()
    #expect(schemes.last == .dark)
    let screen = Path(CGRect(origin: .zero, size: host.graph.size))
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    let dark = environment.groundColors.ground
    #expect(ground(of: host) == .fill(screen, .color(dark), FillStyle()))

    isDark.wrappedValue = false
    host.settle()
    #expect(schemes.last == .light)
    #expect(ground(of: host) == before)
  }

  @Test func `a wish for the ground that is there paints nothing`() {
    let host = ViewHost(Circle().fill(.red).preferredColorScheme(.light))
    #expect(host.drawing.count == 1)
    let other = ViewHost(Circle().fill(.red).preferredColorScheme(nil))
    #expect(other.drawing.count == 1)
  }

  @Test func `the outermost wish counts also where an inner one comes later`() {
    var schemes: [ColorScheme] = []
    var isDark = Binding.constant(false)
    let host = ViewHost(
      Model(note: { schemes.append($0) }, store: { isDark = $0 }).preferredColorScheme(.light))
    isDark.wrappedValue = true
    host.settle()
    #expect(schemes == [.light])
    isDark.wrappedValue = false
    host.settle()
    #expect(schemes == [.light])
  }

  @Test func `of wishes beside each other the first counts`() {
    var schemes: [ColorScheme] = []
    let host = ViewHost(
      HStack {
        Reader { schemes.append($0) }
        VStack { VStack { Text("dark").preferredColorScheme(.dark) } }
        Text("none").preferredColorScheme(nil)
        Text("light").preferredColorScheme(.light)
      })
    host.settle()
    #expect(schemes.last == .dark)
  }

  // MARK: In front and out of sight

  private enum Presentation: CaseIterable {
    case sheet, cover, popover
  }

  /// A view that presents `panel` at a press.
  private struct Presenting<Panel: View>: View {
    let presentation: Presentation
    var note: (ColorScheme) -> Void = { _ in }
    @ViewBuilder let panel: () -> Panel
    @State private var isPresented = false

    var body: some View {
      let page = VStack {
        Reader(note: note)
        Text("present").onTapGesture { isPresented = true }
      }
      switch presentation {
      case .sheet: page.sheet(isPresented: $isPresented, content: panel)
      case .cover: page.fullScreenCover(isPresented: $isPresented, content: panel)
      case .popover: page.popover(isPresented: $isPresented, content: panel)
      }
    }
  }

  @Test(arguments: Presentation.allCases)
  private func `what is presented has a ground of its own, and leaves alone what is behind`(
    of kind: Presentation
  ) {
    var (behind, panel): ([ColorScheme], [ColorScheme]) = ([], [])
    let host = ViewHost(
      Presenting(presentation: kind, note: { behind.append($0) }) {
        Reader { panel.append($0) }.preferredColorScheme(.light)
      }
      .preferredColorScheme(.dark))
    for _ in 0..<2 {
      panel = []
      host.tap(on: "present")
      host.run(for: 1)
      #expect(panel.last == .light)
      host.key(.escape)
      host.advance(by: 0.05)
      #expect(panel.last == .light, "what leaves keeps its ground")
      host.run(for: 1)
    }
    #expect(behind == [.light, .dark])
  }

  @Test func `a sheet that wishes for nothing has the ground of what presents it`() {
    var (second, third): ([ColorScheme], [ColorScheme]) = ([], [])
    let host = ViewHost(
      Text("first")
        .sheet(isPresented: .constant(true)) {
          Reader { second.append($0) }
            .preferredColorScheme(.dark)
            .sheet(isPresented: .constant(true)) { Reader { third.append($0) } }
        }
        .preferredColorScheme(.light))
    host.run(for: 1)
    #expect(second.last == .dark && third.last == .dark)
  }

  @Test func `the panel is painted in the scheme that what is in it wishes for`() {
    func panel(_ scheme: ColorScheme?) -> [DisplayList.Command] {
      let host = ViewHost(
        Text("first").sheet(isPresented: .constant(true)) {
          Color.clear.preferredColorScheme(scheme)
        })
      host.run(for: 1)
      return host.displayList.commands
    }
    #expect(panel(nil) == panel(.light))
    #expect(panel(nil) != panel(.dark))
  }

  @Test func `a row that has not come into the window has no say`() {
    var schemes: [ColorScheme] = []
    let probe = Probe()
    let host = ViewHost(
      VStack {
        Reader { schemes.append($0) }
        ProbeView(probe) { row, _, _ in
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<60, id: \.self) { number in
                Color.red.frame(height: 20).preferredColorScheme(number == 25 ? .dark : nil)
              }
            }
          }
          .scrollPosition(id: .constant(row > 0 ? Int(row) : nil), anchor: .top)
        }
      })
    host.run(for: 1)
    #expect(schemes == [.light])
    probe.u = 25
    host.run(for: 1)
    #expect(schemes.last == .dark)
    probe.u = 50
    host.run(for: 1)
    #expect(schemes.last == .light)
  }

  @Test func `a page that wishes for something has the say before those that it covers`() {
    var schemes: [ColorScheme] = []
    let stack = NavigationStack {
      VStack {
        Reader { schemes.append($0) }
        NavigationLink("plain") { Text("nothing") }
        NavigationLink("light") {
          NavigationLink("deeper") { Text("deep") }.preferredColorScheme(.light)
        }
      }
      .preferredColorScheme(.dark)
    }
    func course(of host: ViewHost) -> [ColorScheme?] {
      ["plain", nil, "light", "deeper", nil, nil].map { link in
        if let link { host.tap(on: link) } else { host.key(.escape) }
        host.run(for: 2)
        return schemes.last
      }
    }
    #expect(course(of: ViewHost(stack)) == [.dark, .dark, .light, .light, .light, .dark])
    // What is around the stack is not covered.
    let around = course(of: ViewHost(stack.preferredColorScheme(.dark)))
    #expect(around == Array(repeating: .dark, count: 6))
  }

  @Test(arguments: [false, true])
  func `only the tab that shows has a say, besides what is around it`(isPaged: Bool) {
    var schemes: [ColorScheme] = []
    let probe = Probe()
    func host(_ tabs: some View) -> ViewHost {
      ViewHost(
        VStack {
          Reader { schemes.append($0) }
          if isPaged { tabs.tabViewStyle(.page) } else { tabs }
        })
    }
    func course(of host: ViewHost) -> [ColorScheme?] {
      [0, 1, 0].map { tab in
        probe.u = tab
        host.run(for: 2)
        return schemes.last
      }
    }
    let tabs = host(
      ProbeView(probe) { u, _, _ in
        TabView(selection: .constant(u)) {
          VStack { VStack { Text("a") } }.tag(0.0)
          Text("b").preferredColorScheme(.dark).tag(1.0)
        }
      })
    #expect(schemes == [.light])
    #expect(course(of: tabs) == [.light, .dark, .light])
    let around = host(
      ProbeView(probe) { u, _, _ in
        TabView(selection: .constant(u)) {
          Group {
            Text("a").tag(0.0)
            Text("b").preferredColorScheme(.light).tag(1.0)
          }
          .preferredColorScheme(.dark)
        }
      })
    #expect(course(of: around) == [.dark, .dark, .dark])
  }
}
