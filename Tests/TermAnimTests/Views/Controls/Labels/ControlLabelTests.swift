import Foundation
import Testing

@testable import TermAnim

@MainActor
struct ControlLabelTests {
  private let isOn = HeldValue(true)

  private func frames(_ view: some View) throws -> (title: CGRect, rest: CGRect) {
    let host = ViewHost(view)
    let frames = ["title", "rest"].map { host.frame(of: $0) }
    return (try #require(frames[0]), try #require(frames[1]))
  }

  @Test(arguments: 0..<4)
  func `what follows the title of a label stands below it`(kind: Int) throws {
    @ViewBuilder func label() -> some View {
      Text("title")
      Text("rest")
    }
    let (title, rest) = try frames(
      Form {
        switch kind {
        case 0: Toggle(isOn: isOn.binding, label: label)
        case 1: LabeledContent(content: { Text("value") }, label: label)
        case 2: Picker(selection: .constant(1), content: { Text("a").tag(1) }, label: label)
        default: Toggle(isOn: isOn.binding, label: label).toggleStyle(.checkbox)
        }
      })
    #expect(title.minX == rest.minX && title.maxY <= rest.minY)
  }

  @Test func `a label of one view is that, be it a stack`() throws {
    let (title, rest) = try frames(
      Toggle(isOn: isOn.binding) {
        HStack {
          Text("title")
          Text("rest")
        }
      })
    #expect(title.minY == rest.minY)
  }
}
