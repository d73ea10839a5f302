import Foundation
import HTTPServing
import LiveValues
import SceneRendering

/// `GET /offers`: what can be added to a view's scene, as a dialog and the styles of the pictures in it.
struct OffersRoute: Route {
    let path = "/offers"
    let session: PreviewSession

    func reply(to request: HTTPRequest) -> HTTPReply {
        guard let view = session.view(ViewQuery.request(request.query)) else { return .text(.badRequest) }
        view.wakeUp()
        guard let (style, sheet) = session.offers(for: view) else {
            let texts = PageTexts(locale: view.view.locale)
            return RefusalMessage(
                code: "noOffers",
                message: texts.both("There is nothing to add to this scene.", "没有可添加到此场景的内容。")
            ).reply(.notFound)
        }
        return .json(SharedBytes(PageEvent.json(Offers(style: style, markup: HTMLRenderer.render(sheet)))))
    }

    private struct Offers: Encodable {
        let style: String
        let markup: String
    }
}

/// `POST /add`: adds a file to a view's scene, or takes back what was added, until the store is reset.
struct AddRoute: Route {
    let method = HTTPMethod.post
    let path = "/add"
    let session: PreviewSession

    func reply(to request: HTTPRequest) -> HTTPReply {
        session.reply(to: request) { view in
            guard let message = try? JSONDecoder().decode(AddMessage.self, from: Data(request.body)) else {
                return RefusalMessage(
                    code: "badMessage", message: "The message needs 'file' and 'form', or 'takeBack'."
                ).reply(.badRequest)
            }
            do throws(CommandRefusal) {
                switch message {
                case .add(let file, let form):
                    return Acceptance(shownBy: try session.add(file, as: form, to: view)).reply
                case .takeBack(let id):
                    guard let event = session.takeBack(id, from: view) else {
                        return RefusalMessage.noComponent(id, in: view).reply(.notFound)
                    }
                    return Acceptance(shownBy: event).reply
                }
            } catch {
                return RefusalMessage(code: error.code, message: error.message).reply(.conflict)
            }
        }
    }
}

/// The body of `POST /add`, beside its view.
private enum AddMessage: Decodable {
    case add(file: String, form: String)
    case takeBack(String)

    private enum Key: String, CodingKey {
        case file, form, takeBack
    }

    init(from decoder: any Decoder) throws {
        let body = try decoder.container(keyedBy: Key.self)
        if let id = try body.decodeIfPresent(String.self, forKey: .takeBack) {
            self = .takeBack(id)
        } else {
            self = .add(
                file: try body.decode(String.self, forKey: .file), form: try body.decode(String.self, forKey: .form))
        }
    }
}
