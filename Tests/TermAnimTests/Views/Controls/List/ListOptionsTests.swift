import Foundation
import Testing

@testable import TermAnim

@MainActor
struct ListOptionsTests {
  private var list: some View {
    List {
      Section("One") {
        Text("a")
        Text("b")
      }
      Section { Text("c") }
    }
  }

  /// The distances from row to row.
  private func steps(_ host: ViewHost) -> [CGFloat] {
    let tops = DrawnText.characters(in: host).map(\.origin.y)
    return zip(tops, tops.dropFirst()).map { $1 - $0 }
  }

  @Test func `rows touch each other unless there is spacing between them`() {
    #expect(steps(ViewHost(list)) == [24, 24, 24])
    #expect(steps(ViewHost(list.listRowSpacing(8))) == [24, 32, 24])
    #expect(steps(ViewHost(list.listRowSpacing(nil))) == [24, 24, 24])
    #expect(steps(ViewHost(list.listRowSpacing(.nan))) == [24, 24, 24])
  }

  @Test func `sections keep a distance of their own`() {
    #expect(steps(ViewHost(list.listSectionSpacing(16))) == [24, 24, 40])
    #expect(steps(ViewHost(list.listSectionSpacing(.custom(-4)))) == [24, 24, 24])
    #expect(steps(ViewHost(list.listSectionSpacing(.compact).listRowSpacing(8))) == [24, 32, 24])
  }

  @Test func `the ground of a row is behind all of the row`() {
    func grounds(_ row: some View) -> [CGRect?] {
      ViewHost(List { row }.listStyle(.plain)).drawing.filter {
        $0.color == Color.red.resolved
      }
      .map(\.bounds)
    }
    let all = CGRect(x: 0, y: 0, width: 320, height: 24)
    #expect(grounds(Text("a").listRowBackground(Color.red)) == [all])
    let insets = EdgeInsets(top: 20, leading: 40, bottom: 12, trailing: 0)
    let higher = CGRect(x: 0, y: 0, width: 320, height: 40)
    let row = Text("a").listRowBackground(Color.red)
    #expect(grounds(row.listRowInsets(insets)) == [higher])
    #expect(grounds(Text("a").listRowInsets(insets).listRowBackground(Color.red)) == [higher])
    #expect(grounds(Text("a").listRowBackground(Color?.none)) == [])
  }

  @Test func `headers and footers of a section have no ground, nor a line`() {
    let red = Color.red.resolved
    func host(_ ground: Color?) -> ViewHost {
      ViewHost(
        List {
          Section {
            Text("a")
          } header: {
            Text("head")
          } footer: {
            Text("foot")
          }
          .listRowBackground(ground)
        })
    }
    #expect(host(.red).drawing.count == host(nil).drawing.count + 1)
    #expect(host(.red).drawing.count { $0.color == red } == 1)
    func places(_ host: ViewHost) -> [CGPoint] { DrawnText.characters(in: host).map(\.origin) }
    #expect(places(host(.red)) == places(host(nil)))
  }

  @Test func `the line below a row is seen on its ground`() {
    let host = ViewHost(List { Text("a").listRowBackground(Color.red) }.listStyle(.plain))
    let red = Color.red.resolved
    let ground = host.drawing.firstIndex { $0.color == red }
    let line = host.drawing.lastIndex { $0.bounds?.maxY == 24 && ($0.bounds?.height ?? 9) <= 4 }
    #expect(ground.flatMap { ground in line.map { $0 > ground } } == true)
  }

  @Test func `insets of a row are instead of those of the list`() {
    func origin(_ insets: EdgeInsets?) -> CGPoint? {
      DrawnText.characters(in: ViewHost(List { Text("a").listRowInsets(insets) })).first?.origin
    }
    #expect(origin(nil) == CGPoint(x: 8, y: 8))
    #expect(origin(EdgeInsets()) == .zero)
    #expect(
      origin(EdgeInsets(top: 16, leading: 20, bottom: 0, trailing: 0)) == CGPoint(x: 20, y: 16))
  }

  private struct Moving: View {
    @State private var inset: CGFloat = 0

    var body: some View {
      List {
        Text("a").listRowInsets(EdgeInsets(top: inset, leading: 0, bottom: 0, trailing: 0))
        Text("b")
      }
      .onKeyPress("i") {
        inset = 40
        return .handled
      }
    }
  }

  @Test func `insets that change move the rows`() {
    let host = ViewHost(Moving())
    let tops = { DrawnText.characters(in: host).map(\.origin.y) }
    #expect(tops() == [0, 16])
    host.key("i")
    #expect(tops() == [40, 56])
  }

  @Test func `the ground of a list and an editor can be hidden, and that of sections stays`() {
    func fills(_ view: some View) -> Int {
      ViewHost(view).drawing.count { $0.color.map { $0.opacity > 0 } == true }
    }
    let views = [
      AnyView(List { Text("a") }.listStyle(.bordered)), AnyView(TextEditor(text: .constant("a"))),
    ]
    for view in views {
      #expect(fills(view.scrollContentBackground(.hidden)) < fills(view))
      #expect(fills(view.scrollContentBackground(.visible)) == fills(view))
    }
    let form = Form { Text("a") }
    #expect(fills(form.scrollContentBackground(.hidden)) == fills(form))
  }

  @Test func `a row keeps its content from the edges that it names`() {
    func origin(_ row: some View) -> CGPoint {
      let host = ViewHost(List { row }.listStyle(.plain))
      return host.frame(of: "a")?.origin ?? .zero
    }
    let usual = origin(Text("a"))
    #expect(origin(Text("a").listRowInsets(.leading, 40)) == CGPoint(x: 40, y: usual.y))
    #expect(
      origin(Text("a").listRowInsets(.leading, 40).listRowInsets(.top, 24))
        == CGPoint(x: 40, y: 24))
    #expect(origin(Text("a").listRowInsets(.all, nil)) == usual)
    #expect(origin(Text("a").listRowInsets(.horizontal, 0)) == CGPoint(x: 0, y: usual.y))
  }

  @Test func `bordered lists are on a ground of their own`() {
    func left(_ list: some View) -> CGFloat? {
      ViewHost(list).frame(of: "a")?.minX
    }
    let rows = List { Text("a") }
    let (bordered, inset) = (rows.listStyle(.bordered), rows.listStyle(.inset))
    let ground = ViewHost(Rectangle().fill(ControlColor.panel)).drawing.first?.color
    #expect(ViewHost(bordered).drawing.contains { $0.color == ground })
    #expect(!ViewHost(inset).drawing.contains { $0.color == ground })
    #expect(left(bordered) == left(inset))
    #expect(
      left(rows.listStyle(.inset(alternatesRowBackgrounds: true)))
        == left(rows.listStyle(.inset)))
  }
}
