import Foundation
import TermAnim

/// A way in which a program ends that nobody has planned.
enum Accident: Character {
  case indexOutOfRange = "T"
  case endlessRecursion = "R"
  case abort = "A"
  case trapInThread = "F"
  case endlessLoop = "L"
  case badAddress = "P"
  case endlessRecursionInThread = "S"

  init?(letter: Character) {
    self.init(rawValue: letter)
  }

  /// Does not return, but where a thread ends the process a little later.
  func happen() {
    switch self {
    case .indexOutOfRange: print([1, 2, 3][CommandLine.arguments.count + 9])
    case .endlessRecursion: print(Self.depth(of: 1))
    case .abort: Foundation.abort()
    case .trapInThread: Thread.detachNewThread { preconditionFailure("the thread gave up") }
    case .endlessLoop: while true { usleep(1) }
    case .endlessRecursionInThread:
      Thread.detachNewThread {
        TerminalSession.protectThread()
        print(Self.depth(of: 1))
      }
    case .badAddress: print(UnsafePointer<Int>(bitPattern: 8)?.pointee ?? 0)
    }
  }

  private static func depth(of number: Int) -> Int {
    number == 0 ? 0 : depth(of: number + 1) + 1
  }
}
