import Testing

@testable import TermAnim
@testable import termsplash

/// Texts given to `--keys`.
struct KeyScriptFuzz {
  private static let pieces = [
    "c", "C-", "M-", "S-", "wait:", "0.5", "up", "pgdn", "f", "12", "f35", "nan", "inf", "-",
    "1e400",
    " ", " ", "\n", "\u{1B}", "\u{9B}", "\u{1F468}\u{200D}\u{1F469}", "e\u{301}", "space", ":",
  ]

  @Test func `a text is keys and pauses, or one harmless line says what is wrong`() {
    Fuzz.rounds(500) { dice in
      let bytes = dice.bytes(with: Self.pieces, count: 0..<30)
      let text = String(decoding: bytes, as: UTF8.self)
      do throws(KeyScriptError) {
        for case .wait(let seconds) in try KeyScript(text).steps where !(0...86_400 ~= seconds) {
          return "\(text.debugDescription) waits for \(seconds)"
        }
      } catch {
        let controls = error.description.unicodeScalars.filter { $0.visibleStandIn != nil }
        return controls.isEmpty ? nil : "\(text.debugDescription) is repeated with \(controls)"
      }
      return nil
    }
  }

  @Test func `words that name keys are keys, in their order`() {
    Fuzz.rounds(200) { dice in
      let words = dice.several(0..<20) { dice in
        dice.pick(["", "C-", "M-", "S-C-"]) + dice.pick(["x", "up", "f7", "space", "-", "\u{E9}"])
      }
      let count = (try? KeyScript(words.joined(separator: " ")))?.steps.count
      return count == words.count ? nil : "\(words)"
    }
  }
}
