import Foundation
import Testing

@testable import TermAnim

/// Where items of toolbars stand, and what of them is shown there.
@MainActor
struct ToolbarBarsTests {
  @Test func `a label in a toolbar is its picture, in every place`() {
    let host = ViewHost(
      NavigationStack {
        Text("page").toolbar {
          ToolbarItem(placement: .topBarLeading) { Label("first", systemImage: "number") }
          ToolbarItem { Button("second", systemImage: "number") {} }
          ToolbarItem(placement: .bottomBar) {
            Menu("third", systemImage: "number") { Button("line", systemImage: "number") {} }
          }
        }
        .navigationBarItems(trailing: Label("fourth", systemImage: "number"))
      })
    #expect(host.strings.filter { $0 != "page" } == ["#", "#", "#", "#"])
  }

  @Test func `words stay where a style asks for them, and where the symbol is none`() {
    let host = ViewHost(
      NavigationStack {
        Text("page").toolbar {
          ToolbarItem { Label("both", systemImage: "number").labelStyle(.titleAndIcon) }
          ToolbarItem { Label("unknown", systemImage: "no.such.symbol") }
        }
      })
    #expect(Set(host.strings) == ["page", "#", "both", "unknown"])
  }

  /// Which lines of pixels of an item in a bar have its colour, from the top of the screen.
  private func lines(of symbol: String, in placement: ToolbarItemPlacement) -> [Int] {
    let renderer = FrameRenderer(columns: 40, rows: 12) {
      NavigationStack {
        Text("page").toolbar {
          ToolbarItem(placement: placement) {
            Image(systemName: symbol).foregroundStyle(Color(red: 1, green: 0, blue: 0))
          }
        }
      }
    }
    let image = renderer.bitmap()
    let isRed = image.pixels.map { $0 & 0xFF > 0x80 && $0 >> 8 & 0xFF < 0x40 }
    return (0..<image.height).filter {
      isRed[$0 * image.width..<($0 + 1) * image.width].contains(true)
    }
  }

  @Test(arguments: ["plus", "gear"])
  func `a symbol in a bar is drawn, with a pixel between it and the edge of the screen`(
    symbol: String
  ) {
    #expect(lines(of: symbol, in: .topBarTrailing) == Array(1...5))
    #expect(lines(of: symbol, in: .bottomBar) == Array(18...22))
  }

  @Test func `a sign in a shape stays in the middle of it`() {
    let symbol = "exclamationmark.triangle.fill"
    #expect(lines(of: symbol, in: .topBarTrailing) == Array(0...4))
  }

  @Test func `labels in a menu and a sheet of a toolbar have their words`() {
    struct Page: View {
      @State var isOpen = false
      var body: some View {
        NavigationStack {
          Text("page").toolbar {
            ToolbarItem { Menu("menu") { Button("line", systemImage: "plus") {} } }
            ToolbarItem {
              Button("open") { isOpen = true }
                .sheet(isPresented: $isOpen) { Label("sheet", systemImage: "plus") }
            }
          }
        }
      }
    }
    let host = ViewHost(Page())
    host.tap(on: "menu")
    host.run(for: 0.5)
    #expect(host.strings.contains("line"))
    let other = ViewHost(Page())
    other.tap(on: "open")
    other.run(for: 1)
    #expect(other.strings.contains("sheet"))
  }

  @Test(arguments: [0, 1, 2])
  func `a spacer in the bottom bar parts its items, and takes no height`(kind: Int) throws {
    let host = ViewHost(
      NavigationStack {
        Color.clear.toolbar {
          switch kind {
          case 0:
            ToolbarItemGroup(placement: .bottomBar) {
              Text("L")
              Spacer()
              Text("R")
            }
          case 1:
            ToolbarItem(placement: .bottomBar) { Text("L") }
            ToolbarItem(placement: .bottomBar) { Spacer() }
            ToolbarItem(placement: .bottomBar) { Text("R") }
          default:
            ToolbarItem(placement: .bottomBar) { Text("L") }
            ToolbarSpacer(.flexible, placement: .bottomBar)
            ToolbarItem(placement: .bottomBar) { Text("R") }
          }
        }
      })
    let (left, right) = (
      try #require(host.frame(of: "L")), try #require(host.frame(of: "R"))
    )
    #expect(left == CGRect(x: 8, y: 184, width: 4, height: 8))
    #expect(right == CGRect(x: 308, y: 184, width: 4, height: 8))
  }

  @Test func `a fixed spacer sets its neighbours further apart`() throws {
    func distance(isApart: Bool) throws -> CGFloat {
      let host = ViewHost(
        NavigationStack {
          Color.clear.toolbar {
            ToolbarItem { Text("L") }
            if isApart { ToolbarSpacer(.fixed) }
            ToolbarItem { Text("R") }
          }
        })
      let (left, right) = (host.frame(of: "L"), host.frame(of: "R"))
      return try #require(right).minX - (try #require(left)).maxX
    }
    #expect(try distance(isApart: false) == 8)
    #expect(try distance(isApart: true) == 16)
  }

  private struct Keys: View {
    @State var text = ""
    @State var count = 0
    @FocusState var isFocused: Bool

    var body: some View {
      NavigationStack {
        VStack {
          TextField("name", text: $text).focused($isFocused)
          Button("count \(count)") {}
        }
        .toolbar {
          ToolbarItemGroup(placement: .keyboard) {
            Button("done") {
              count += 1
              isFocused = false
            }
          }
        }
      }
    }
  }

  @Test func `items above the keyboard are there while a text is edited`() {
    let host = ViewHost(Keys())
    #expect(!host.strings.contains("done"))
    host.tap(on: "name")
    #expect(host.strings.contains("done"))
    host.tap(on: "done")
    #expect(host.strings.contains("count 1") && !host.strings.contains("done"))
    host.tap(on: "name")
    host.key(.tab)
    #expect(!host.strings.contains("done"))
  }
}
