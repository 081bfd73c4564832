import Foundation
import Testing

@testable import TermAnim

@MainActor
struct LineHeightTests {
  private func pitch(_ view: some View) -> CGFloat? {
    let tops = DrawnText.characters(in: ViewHost(view)).map(\.origin.y)
    return tops.count == 2 ? tops[1] - tops[0] : nil
  }

  @Test(arguments: [
    (AttributedString.LineHeight.normal, CGFloat(8)), (.tight, 8), (.loose, 16), (.variable, 8),
    (.exact(points: 24), 24), (.exact(points: 2), 8), (.multiple(factor: 2), 16),
    (.leading(increase: 8), 16), (.leading(increase: -40), 8), (.exact(points: .nan), 8),
    (.multiple(factor: .infinity), 8),
  ])
  func `lines of characters are whole rows apart`(
    lineHeight: AttributedString.LineHeight, expected: CGFloat
  ) {
    #expect(pitch(Text("one\ntwo").lineHeight(lineHeight)) == expected)
  }

  @Test func `what is added between lines comes on top`() {
    let text = Text("one\ntwo").lineSpacing(8)
    #expect(pitch(text.lineHeight(.multiple(factor: 2))) == 24)
    #expect(pitch(text.lineHeight(nil)) == 16)
  }

  @Test func `outlines are as far apart as is asked`() {
    func height(_ lineHeight: AttributedString.LineHeight?) -> CGFloat {
      var size = CGSize.zero
      let text = Text("one\ntwo").font(.system(size: 40)).lineHeight(lineHeight)
      _ = ViewHost(text.onGeometryChange(for: CGSize.self, of: \.size) { size = $0 })
      return size.height
    }
    let usual = height(nil)
    #expect(height(.leading(increase: 16)) == usual + 16)
    #expect(height(.leading(increase: -8)) == usual - 8)
    #expect(height(.normal) == usual)
    #expect(height(.multiple(factor: 2)) > usual * 1.3)
  }
}
