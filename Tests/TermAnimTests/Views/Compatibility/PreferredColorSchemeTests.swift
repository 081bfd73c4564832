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

  @Test func `wishes change and go in any order`() {
    let types: [Any.Type] = [Int.self, Bool.self, String.self]
    let nodes = types.map { ObjectIdentifier($0) }
    var wishes = ColorSchemeWishes()
    wishes.set(.light, of: nodes[0], depth: 4)
    wishes.set(nil, of: nodes[1], depth: 2)
    #expect(wishes.current == .light)
    wishes.set(.dark, of: nodes[1], depth: 2)
    wishes.set(.light, of: nodes[2], depth: 3)
    #expect(wishes.current == .dark)
    wishes.set(nil, of: nodes[1], depth: 2)
    #expect(wishes.current == .light)
    wishes.set(.dark, of: nodes[2], depth: 3)
    #expect(wishes.current == .dark)
    wishes.set(.light, of: nodes[1], depth: 3)
    #expect(wishes.current == .light)
    for node in nodes + nodes { wishes.set(nil, of: node, depth: 3) }
    #expect(wishes.current == nil)
  }
}
