import ArgumentParser
import TermAnim
import Testing

@testable import termsplash

/// What is played without the command line being read whole.
struct PlayingTests {
  private static let plain = [[]] + SceneName.allCases.map { [$0.rawValue] } + [["Splash"]]

  private static func text(_ value: Any) -> String {
    var text = ""
    dump(value, to: &text)
    return text
  }

  @Test(arguments: plain)
  func `a plain command line asks for what the command makes of it`(arguments: [String]) throws {
    let command = try #require(try Termsplash.parseAsRoot(arguments) as? PlayCommand)
    let playing = try #require(Playing(plainly: arguments))
    #expect(Self.text(playing) == Self.text(command.playing))
  }

  @Test(arguments: [
    [""], ["--"], ["-h"], ["help"], ["list"], ["nosuch"], ["splash "],
    ["play", "splash"], ["splash", "percent"], ["splash", "--fps", "30"], ["--seed", "1"],
  ])
  func `every other command line is left to the commands`(arguments: [String]) {
    let playing = Playing(plainly: arguments)
    #expect(playing == nil)
  }

  @Test func `pauses of decimals may last as long as a recording`() throws {
    let words = ["record", "splash", "--duration", "0.3", "--keys", "wait:0.1 wait:0.2", "-o", "-"]
    #expect(try Termsplash.parseAsRoot(words) is RecordCommand)
  }

  @Test func `clocks that are played begin with the time of day, unless there is a seed`() throws {
    for (words, showsTime) in [(["clock"], true), (["clock", "--seed", "0"], false)] {
      let command = try #require(try Termsplash.parseAsRoot(words) as? PlayCommand)
      #expect(command.playing.beginning.showsTimeOfDay == showsTime)
      #expect(command.playing.beginning.scene == .clock && !command.playing.beginning.isTour)
    }
  }

  @MainActor
  @Test func `what is recorded plays by itself, unless there are keys`() throws {
    for (keys, span) in [([], 6.0), (["--keys", "space"], nil)] as [([String], Double?)] {
      let words = ["record", "percent", "--duration", "6", "-o", "-"] + keys
      let command = try #require(try Termsplash.parseAsRoot(words) as? RecordCommand)
      let (renderer, console) = command.renderer
      #expect(console.show?.span == span)
      withExtendedLifetime(renderer) {}
    }
  }

  @Test func `what the options say is played`() throws {
    let words = """
      wave --fps 30 --color mono --size 40x10 --speed 2 --duration 3 --max-rate 500 --loop --seed 7 \
      --inline 14 \
      --keys c --theme light --scale 2 --cell-aspect 0.4 --motion none --record a.png \
      --magnification 4
      """
    let arguments = words.split(separator: " ").map { String($0) }
    let command = try #require(try Termsplash.parseAsRoot(arguments) as? PlayCommand)
    let playing = command.playing
    #expect(playing.scene == .wave)
    #expect(playing.options.framesPerSecond == 30)
    #expect(playing.options.colorDepth == .monochrome)
    #expect(playing.options.largestSize?.columns == 40)
    #expect(playing.options.largestSize?.rows == 10)
    #expect(playing.options.maximalRate == 500)
    #expect(playing.options.placement == .inline(rows: 14))
    #expect(playing.options.colorScheme == .light)
    #expect(playing.options.pointsPerPixel == 2)
    #expect(playing.options.cellAspect == 0.4)
    #expect(playing.options.disablesAnimations)
    #expect(playing.motion == .none)
    #expect(playing.speed == 2)
    #expect(playing.duration == 3)
    #expect(playing.startsAgain)
    #expect(playing.seed == 7)
    #expect(playing.steps.count == 1)
    #expect(playing.recording?.file.path == "a.png")
    #expect(playing.recording?.format == .png)
    #expect(playing.recording?.magnification == 4)
  }
}
