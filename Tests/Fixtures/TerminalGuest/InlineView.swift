import Foundation
import TermAnim

/// Lines below the prompt, whose number keys change, and keys that print or end the program.
struct InlineView: View {
  let quit: @MainActor () -> Void
  @State private var count = 1
  @State private var isFar = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("READY")
      ForEach(1..<count, id: \.self) { Text("LINE \($0)") }
      Rectangle().fill(.red).frame(width: isFar ? 160 : 16, height: 8)
    }
    .onKeyPress { press in
      switch press.characters {
      case "m": count += 1
      case "l": count = 1
      case "p": print("printed \u{1B}[32mgreen\u{1B}[m\u{1B}[2J\u{1B}[H")
      case "h": FileHandle.standardError.write(Data("half ".utf8))
      case "i": print(String(repeating: "i", count: 5000))
      case "F":
        let rest = String(repeating: ".", count: 100)
        for number in 1...30_000 { print("flood \(number) \(rest)") }
      case "a": withAnimation(.linear(duration: 30)) { isFar = true }
      case "f": withAnimation(.linear(duration: 1)) { isFar = true }
      case "e": quit()
      case "\u{F706}": print("pressed F3")
      case "T": print([1, 2, 3][count + 9])
      default: return .ignored
      }
      return .handled
    }
  }

  /// Plays the view until it quits, and prints each line of standard input meanwhile.
  @MainActor
  static func playReading() throws -> Never {
    try play {
      $0.leavesStandardInput = true
    } whenTaken: {
      Thread.detachNewThread {
        while let line = readLine() { print("read \(line)") }
      }
    }
  }

  /// Plays the view until it quits.
  ///
  /// - Parameters:
  ///   - configure: Changes the options.
  ///   - whenTaken: Called when the terminal is ours.
  /// - Throws: What the player throws.
  @MainActor
  static func play(
    _ configure: (inout PlayerOptions) -> Void = { _ in }, whenTaken: () -> Void = {}
  ) throws -> Never {
    var options = PlayerOptions()
    options.placement = .inline
    configure(&options)
    let ending = Ending()
    let player = try Player(options: options) { InlineView { ending.quit?() } }
    ending.quit = { [unowned player] in player.quit() }
    whenTaken()
    player.run()
    print("played")
    exit(0)
  }

  /// What ends the player, which there is only after its view.
  @MainActor
  private final class Ending {
    var quit: (@MainActor () -> Void)?
  }
}
